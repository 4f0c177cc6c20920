import { defineConfig } from '@playwright/test';
import common from '../../playwright.config.ts';

/** Every page of every kind of menu in every shape: too long for each change, so it is run by hand (`npm run test:matrix`). */
export default defineConfig({
  ...common,
  testDir: '.',
  globalSetup: '../e2e/demonstration.ts',
  timeout: 3_600_000,
  retries: 0,
  workers: Number(process.env.WORKERS ?? 1),
});
