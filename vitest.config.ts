import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    // much of a test is waiting for the database: even two cores carry two
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // a worker reads the product once, not once a file; no test leaves anything behind in it
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
