import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawn, drawnBy, isWhole } from '../conformance/campaign.ts';
import { type KillableProduct, startKillable } from './killable-product.ts';
import { prepareWork } from './persistent-work.ts';

type Kind = 'the server' | 'the database' | 'both';
const kinds: readonly Kind[] = ['the server', 'the database', 'both', 'the database'];
/** What is killed, one after the other, in an order that is drawn. */
const kills = isWhole ? Array.from({ length: 6 }, () => kinds).flat() : drawn(kinds, kinds.length);
/** So many writes are acknowledged before the next kill. */
const between = 80;

let dataDir: string;
let product: KillableProduct;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'trellis-kill-'));
  product = await startKillable(dataDir);
});
afterEach(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Ends something as a power failure does, and starts again what does not start by itself. */
async function kill(what: Kind): Promise<void> {
  if (what === 'the database') {
    const before = product.databaseProcess();
    process.kill(before, 'SIGKILL');
    // gone from its file for a moment
    const now = () => {
      try {
        return product.databaseProcess();
      } catch {
        return before;
      }
    };
    await expect.poll(now, { timeout: 20_000 }).not.toBe(before);
    return;
  }
  await (what === 'both' ? product.kill() : product.killServer());
  product = await startKillable(dataDir);
}

it('keeps all that it acknowledged, once, whatever is killed while people write', { timeout: 600_000 }, async () => {
  const owner = product.openOwner();
  const at = {
    get origin() {
      return product.origin;
    },
  };
  const work = await prepareWork({ owner, at, each: 4, patience: 20_000 });
  await owner.destroy();
  await work.during(async (more) => {
    for (const what of kills) {
      await more(between);
      await kill(what);
    }
    await more(between);
  });
  const last = product.openOwner();
  await work.expectKept(last, drawnBy);
  await last.destroy();
});
