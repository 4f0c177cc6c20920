import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/browser-path.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/demonstration.ts',
  // generous: on a busy machine a journey of many steps is slow, not wrong
  timeout: 300_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // each has a product of its own, and much of a journey is waiting
  workers: 3,
  // told apart in the report from what passes at once
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    screenshot: 'only-on-failure',
    // requests of a service worker cannot be changed or counted: the journey without a network allows it
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
