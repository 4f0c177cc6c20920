import { rmSync } from 'node:fs';
import { makeScratchFolder } from '@trellis/server/testing/scratch-folder';
import { afterAll, beforeAll } from 'vitest';
import { type RunningProduct, runProduct } from '../e2e/running-product.ts';
import { type Around, type Browser, startWebKit } from './browser.ts';

/** The demonstration while the tests of a file run. */
export function openProduct(): { origin: () => string; folder: () => string } {
  let folder: string;
  let product: RunningProduct;
  beforeAll(async () => {
    folder = makeScratchFolder();
    product = await runProduct(`${folder}/data`);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { origin: () => product.origin, folder: () => `${folder}/data` };
}

/** A browser for as long as it is needed. */
export async function withBrowser(run: (browser: Browser) => Promise<void>, around?: Around): Promise<void> {
  const browser = await startWebKit(around);
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}
