import { defineConfig } from 'vitest/config';

// apart from the other tests: it wants Debian's packages and takes a quarter of an hour
export default defineConfig({
  test: {
    name: 'cluster',
    root: import.meta.dirname,
    include: ['*.run.ts'],
    // each has a cluster of its own, and a machine has few cores
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
});
