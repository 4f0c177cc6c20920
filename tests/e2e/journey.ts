import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startProduct } from '@trellis/server/start';

/** Nobody is there; a test that wants the reports answers in its place. */
const reportsTo = 'http://reader@127.0.0.1:9/1';

/**
 * A journey through the product. Each worker starts its own, as a newcomer would: a data folder, the demo centre, one port. Its address is
 * TRELLIS_ORIGIN while the worker runs. Playwright replaces a worker after a failure, so that the next journey begins on a fresh product.
 */
export const test = base.extend<object, { product: undefined }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter tells Playwright what a fixture needs: nothing
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'trellis-journey-'));
      const port = String(4300 + (process.pid % 500));
      const product = await startProduct({
        DATA_DIR: folder,
        PORT: port,
        LOG_LEVEL: 'error',
        DEMO: 'true',
        ERROR_REPORTING_DSN: reportsTo,
      });
      process.env.TRELLIS_ORIGIN = product.origin;
      await use(undefined);
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});
