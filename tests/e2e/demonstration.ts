import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScratchFolder } from '@trellis/server/testing/scratch-folder';
import { runProduct } from './running-product.ts';

/** Makes the demonstration once, by a first start of the product; every worker goes on from a copy of its data folder. */
export default async function makeDemonstration(): Promise<() => void> {
  const folder = makeScratchFolder();
  process.env.TMPDIR = folder;
  process.env.DEMONSTRATION = join(folder, 'demonstration');
  const product = await runProduct(process.env.DEMONSTRATION);
  await product.stop();
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder of its own, as the first start left it; its database stays with whoever serves it. */
export function copyDemonstration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-journey-'));
  execFileSync('cp', ['-a', `${process.env.DEMONSTRATION}/.`, folder]);
  return folder;
}
