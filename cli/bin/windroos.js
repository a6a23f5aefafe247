#!/usr/bin/env node
// npm links a command only when its file exists at install time, so this one is checked in and builds what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
if (!existsSync(built)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const build = spawnSync(command, ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (!existsSync(built)) process.exit(build.status || 70);
}
await import(built.href);
