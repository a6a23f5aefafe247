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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    // A shared machine may stall a browser for seconds; what is wrong fails three times.
    retry: 2,
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
    // No test asserts a time: a busy machine may take long over thousands of random hands.
    testTimeout: 300_000,
    reporters: ['default', './test/countReporter.ts'],
  },
});
