import { defineConfig } from 'vitest/config';

// apart from the other tests: it wants Debian's packages
export default defineConfig({
  test: {
    name: 'webkit',
    root: import.meta.dirname,
    include: ['*.run.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
});
