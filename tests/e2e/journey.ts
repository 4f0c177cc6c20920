import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { withClient } from '@trellis/server/platform/db/with-client';
import { copyDemonstration } from './demonstration.ts';
import { runProduct } from './running-product.ts';

/**
 * A journey through the product. Each worker starts its own: a data folder with the demo centre, one port. Its address is TRELLIS_ORIGIN while
 * the worker runs. Playwright replaces a worker after a failure, so that the next journey begins on a fresh product.
 */
export const test = base.extend<{ leftovers: undefined }, { ofItsOwn: string; product: { folder: string } }>({
  // a name that only some journeys give: workers are told apart by it, so theirs has a product that no others used before
  ofItsOwn: ['', { scope: 'worker', option: true }],
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter tells Playwright what a fixture needs: nothing
    async ({}, use) => {
      const folder = copyDemonstration();
      const product = await runProduct(folder);
      process.env.TRELLIS_ORIGIN = product.origin;
      await use({ folder });
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  // whoever chose a language in one journey speaks their first one in the next, and whoever left a session running may start another one
  leftovers: [
    async ({ product: { folder } }, use) => {
      await use(undefined);
      await withClient(databaseOf(folder), async (superuser) => {
        await superuser.query(`update identity.persons set language = default where language <> 'en'`);
        await superuser.query(`update app.sessions set state = 'finished', finished_at = opened_at where state = 'open'`);
      });
    },
    { auto: true },
  ],
});

/** The fourth line of postmaster.pid is the port. */
export function databaseOf(folder: string): string {
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${readFileSync(join(folder, 'secret'), 'utf8').trim()}@127.0.0.1:${port}/trellis`;
}
