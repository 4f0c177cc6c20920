import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { copyDemonstration } from './demonstration.ts';
import { runProduct } from './running-product.ts';

/**
 * A journey through the product. Each worker starts its own: a data folder with the demo centre, one port. Its address is TRELLIS_ORIGIN while
 * the worker runs. Playwright replaces a worker after a failure, so that the next journey begins on a fresh product.
 */
export const test = base.extend<object, { product: undefined }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter tells Playwright what a fixture needs: nothing
    async ({}, use) => {
      const folder = copyDemonstration();
      const product = await runProduct(folder);
      process.env.TRELLIS_ORIGIN = product.origin;
      await use(undefined);
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});
