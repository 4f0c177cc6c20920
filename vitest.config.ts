import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // much of a test is waiting for the database: even two cores carry two
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'product',
          include: ['packages/{contract,server}/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          // a worker reads the product once, not once a file; no test leaves anything behind in it
          isolate: false,
        },
      },
      {
        // a page keeps things in its window, which is new for every file only where files are kept apart
        test: { ...limits, name: 'web', include: ['packages/web/**/*.test.ts'], isolate: true },
      },
    ],
  },
});
