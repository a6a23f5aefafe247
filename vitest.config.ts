import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@windroos/source', ...defaultServerConditions];
const project = (name: string) => ({
  extends: true as const,
  test: { name, root: `./${name}`, include: ['test/**/*.test.ts'] },
});

/** Real Chromium: the app is built and served once, and one file at a time leaves the other core free. */
const web = {
  extends: true as const,
  test: {
    ...project('web').test,
    globalSetup: ['./test/support/site.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    projects: ['engine', 'texts', 'pad', 'bots', 'table', 'tiles', 'testkit', 'cli', 'server', 'bench', 'docs']
      .map(project)
      .concat(web),
    reporters: ['default', './test/countReporter.ts'],
  },
});
