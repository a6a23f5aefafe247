import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lanUrls, localUrl } from '../src/addresses.ts';
import { appFor } from '../src/app.ts';
import { startServer } from '../src/index.ts';
import { baseFor, encodingFor } from '../src/pages.ts';
import { builtApp } from './folder.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await builtApp();
  app = await appFor({ folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

describe('pages', () => {
  test.each([
    ['/', './'],
    ['/tegels', './'],
    ['/tegels/', '../'],
    ['/regels/pe-ling', '../'],
    ['/regels/pe-ling/', '../../'],
    ['/diep/in/de/muur?x=1/2', '../../../'],
  ])('%s starts from %s', async (url, base) => {
    const reply = await get(url, PAGE);
    expect(reply.statusCode).toBe(200);
    expect((await get(url)).body).toBe(reply.body);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toContain(`<base href="${base}">`);
  });

  test('are those that were built for their path, else the first', async () => {
    for (const url of ['/tegels', '/tegels/']) expect((await get(url)).body, url).toContain('<title>Tegels');
    for (const url of ['/', '/regels', '/tegels/k5']) expect((await get(url)).body, url).toContain('<title>Windroos');
  });

  test('come compressed to who takes that', async () => {
    const br = await get('/regels', { ...PAGE, 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('Windroos');
    const gzip = await get('/regels', { ...PAGE, 'accept-encoding': 'gzip;q=1' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('Windroos');
  });

  test('are not what a script gets for a file that is gone', async () => {
    for (const url of ['/assets/app-0000.js', '/weg.png']) {
      const reply = await get(url, PAGE);
      expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'not-found' }]);
    }
    expect((await get('/tegels', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/tegels', headers: PAGE })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('with a hash in their name stay for ever, others are asked for', async () => {
    expect((await get('/assets/app-1234.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  });

  test('are sent as they were compressed while building', async () => {
    const reply = await get('/assets/app-1234.js', { 'accept-encoding': 'br' });
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toMatch(/^console/);
  });

  test('outside the folder stay there', async () => {
    for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/x.json'])
      expect((await get(url)).statusCode, url).not.toBe(200);
  });
});

test('every answer keeps the page to itself', async () => {
  for (const url of ['/', '/sw.js', '/health', '/assets/app-0000.js']) {
    const { headers } = await get(url, PAGE);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('says that it is well', async () => {
  const reply = await get('/health');
  expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('behind a proxy its own path may be there or not', async () => {
  const behind = await appFor({ folder, publicUrl: new URL('https://club.nl/mahjong/') });
  for (const url of ['/mahjong/assets/app-1234.js', '/assets/app-1234.js', '/mahjong/health'])
    expect((await behind.inject({ url })).statusCode, url).toBe(200);
  const page = await behind.inject({ url: '/mahjong/regels/pe-ling', headers: PAGE });
  expect(page.body).toContain('<base href="../">');
  expect(page.headers['strict-transport-security']).toContain('max-age');
  await behind.close();
});

describe('starting', () => {
  test('takes a free port when asked for 0, and lets it go when closed', async () => {
    const started = await startServer({ port: 0, folder });
    if (!started.ok) throw new Error(started.error.code);
    const { port, localUrl: url, lanUrls: lan, publicUrl } = started.value;
    expect([url, lan, publicUrl]).toEqual([`http://localhost:${port}/`, [], null]);
    expect((await fetch(`${url}health`)).status).toBe(200);
    expect(await startServer({ port, folder })).toEqual({ ok: false, error: { code: 'port-taken', port } });
    await started.value.close();
    await expect(fetch(`${url}health`)).rejects.toThrow();
  });

  test('refuses what cannot be, as a value', async () => {
    const codeOf = async (options: object) => {
      const started = await startServer({ port: 0, folder, ...options });
      return started.ok ? 'started' : started.error.code;
    };
    expect(await codeOf({ folder: `${folder}/nergens` })).toBe('not-built');
    expect(await codeOf({ publicUrl: 'club.nl' })).toBe('bad-public-url');
    expect(await codeOf({ publicUrl: 'ftp://club.nl' })).toBe('bad-public-url');
    expect(await codeOf({ host: '203.0.113.7' })).toBe('no-such-host');
  });
});

test('addresses are written as a browser takes them', () => {
  expect(localUrl('127.0.0.1', 80)).toBe('http://localhost:80/');
  expect(localUrl('0.0.0.0', 4800)).toBe('http://localhost:4800/');
  expect(localUrl('192.168.1.5', 4800)).toBe('http://192.168.1.5:4800/');
  expect(localUrl('fe80::1', 4800)).toBe('http://[fe80::1]:4800/');
  expect(lanUrls('127.0.0.1', 4800)).toEqual([]);
  for (const url of lanUrls('0.0.0.0', 4800)) expect(url).toMatch(/^http:\/\/[\d.]+:4800\/$/);
});

test('small parts', () => {
  expect([baseFor('/'), baseFor('/a'), baseFor('/a/b/c')]).toEqual(['./', './', '../../']);
  expect([encodingFor(undefined), encodingFor('deflate'), encodingFor('br;q=0.1, gzip')]).toEqual([
    'identity',
    'identity',
    'br',
  ]);
});
