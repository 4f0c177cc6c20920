import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@trellis/server/start';

/** Nobody is there; a test that wants the reports answers in its place. */
export const reportsTo = 'http://reader@127.0.0.1:9/1';

/** The product as a newcomer starts it: its own data folder, the demo centre, one port. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-journey-'));
  const port = String(4300 + (process.pid % 500));
  const product = await startProduct({ DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error', DEMO: 'true', ERROR_REPORTING_DSN: reportsTo });
  process.env.TRELLIS_ORIGIN = product.origin;
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
