import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@windroos/source', ...defaultServerConditions];
const project = (name: string) => ({
  extends: true as const,
  test: { name, root: `./${name}`, include: ['test/**/*.test.ts'] },
});

export default defineConfig({
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    projects: ['engine', 'texts', 'tiles', 'testkit', 'cli', 'bench', 'docs'].map(project),
    reporters: ['default', './test/countReporter.ts'],
  },
});
