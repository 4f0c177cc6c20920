import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aMember, aSubject } from '@trellis/server/fixtures/builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillableProduct, startKillable } from './killable-product.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../packages/server/src/backup.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trellis-backup-'));
const dataDir = join(folder, 'data');
const archive = join(folder, 'trellis.tar.gz');
const ask = (...words: string[]) => run(process.execPath, [program, ...words], { env: { ...process.env, DATA_DIR: dataDir } });

let product: KillableProduct;
beforeAll(async () => {
  product = await startKillable(dataDir);
});
afterAll(async () => {
  await product.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function addChildren(count: number): Promise<void> {
  const owner = product.openOwner();
  const coach = await aMember(owner);
  for (let added = 0; added < count; added += 1) await aSubject(owner, { tenant: coach, coach });
  await owner.destroy();
}

async function countChildren(): Promise<number> {
  const owner = product.openOwner();
  const { count } = await owner
    .selectFrom('app.subjects')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await owner.destroy();
  return Number(count);
}

it('brings everything back that was there when the backup of the running product was taken', async () => {
  await addChildren(20);
  writeFileSync(join(dataDir, 'files', 'drawing.png'), 'a drawing');
  // people go on working while it is taken
  const [taken] = await Promise.all([ask(archive), addChildren(30)]);
  expect(taken.stdout).toContain('MB');
  await expect(ask(archive)).rejects.toThrow('exists already');
  await expect(ask('--restore', archive)).rejects.toThrow('is not empty');

  await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
  await ask('--restore', archive);
  product = await startKillable(dataDir);

  const count = await countChildren();
  expect(count).toBeGreaterThanOrEqual(20);
  expect(count).toBeLessThanOrEqual(50);
  expect(existsSync(join(dataDir, 'files', 'drawing.png'))).toBe(true);
  await addChildren(1);
  expect(await countChildren()).toBe(count + 1);
});

it('brings back a backup of the stopped product whole', async () => {
  const before = await countChildren();
  const second = join(folder, 'stopped.tar.gz');
  await product.kill();
  await ask(second);
  rmSync(dataDir, { recursive: true, force: true });
  await ask('--restore', second);
  product = await startKillable(dataDir);
  expect(await countChildren()).toBe(before);
});

it('refuses what is no backup and leaves nothing behind', async () => {
  const other = join(folder, 'other.tar.gz');
  writeFileSync(other, 'no archive');
  const elsewhere = join(folder, 'elsewhere');
  const asked = run(process.execPath, [program, '--restore', other], { env: { ...process.env, DATA_DIR: elsewhere } });
  await expect(asked).rejects.toThrow('could not be read');
  expect(existsSync(elsewhere)).toBe(false);
});
