import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aMember, aSubject } from '@trellis/server/fixtures/builders';
import { hashPassword } from '@trellis/server/platform/auth/passwords';
import { Browser } from '@trellis/server/platform/auth/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KillableProduct, startKillable, type User } from './killable-product.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../packages/server/src/backup.ts', import.meta.url));
const password = 'correct horse battery';

interface Place {
  /** Who runs the product, and how far others may look into the folder that its data lies in. */
  whose: string;
  mode: number;
  user?: User;
}
const places: Place[] = [
  { whose: 'whoever runs the tests, where others may look', mode: 0o755 },
  { whose: 'whoever runs the tests, where nobody else reaches', mode: 0o700 },
];
const daemon = { uid: 1, gid: 1 };
const isRoot = process.getuid?.() === 0;
// a checkout that nobody but root reaches is no place for an ordinary user
if (isRoot && spawnSync('test', ['-r', program], daemon).status === 0)
  places.push({ whose: 'an ordinary user', mode: 0o755, user: daemon });

describe.each(places)('a backup of $whose', ({ mode, user }) => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-backup-'));
  chmodSync(folder, mode);
  if (user) chownSync(folder, user.uid, user.gid);
  const dataDir = join(folder, 'data');
  const askWith = (told: Record<string, string>, ...words: string[]) =>
    run(process.execPath, [program, ...words], { env: { ...process.env, DATA_DIR: dataDir, ...told }, cwd: folder, ...user });
  const ask = (...words: string[]) => askWith({}, ...words);

  let product: KillableProduct;
  let email: string;
  beforeAll(async () => {
    product = await startKillable(dataDir, user);
    const owner = product.openOwner();
    const coach = await aMember(owner);
    email = coach.email;
    const password_hash = await hashPassword(password);
    await owner.updateTable('identity.persons').set({ password_hash }).where('id', '=', coach.personId).execute();
    await owner.destroy();
  });
  afterAll(async () => {
    await product.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  /** Processes of a database that was killed are still on their way out. */
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

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

  it('says where files are that lie in a bucket', { timeout: 60_000 }, async () => {
    const bucket = { S3_BUCKET: 'trellis-files', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const { stdout } = await askWith(bucket, join(folder, 'without-files.tar.gz'));
    expect(stdout).toContain('Files are not in it: they are in the bucket trellis-files');
  });

  it('brings everything back that was there when it was taken of the running product', { timeout: 60_000 }, async () => {
    await addChildren(20);
    writeFileSync(join(dataDir, 'files', 'drawing.png'), 'a drawing');
    const archive = join(folder, 'trellis.tar.gz');
    // people go on working while it is taken
    const [taken] = await Promise.all([ask(archive), addChildren(30)]);
    expect(taken.stdout).toContain('MB');
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    await expect(ask(archive)).rejects.toThrow('exists already');
    await expect(ask('--restore', archive)).rejects.toThrow('is not empty');

    await product.kill();
    removeData();
    await ask('--restore', archive);
    product = await startKillable(dataDir, user);

    const count = await countChildren();
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(50);
    expect(existsSync(join(dataDir, 'files', 'drawing.png'))).toBe(true);
    await addChildren(1);
    expect(await countChildren()).toBe(count + 1);
    expect((await new Browser(product.origin, product.origin).signIn(email, password)).access_token).toMatch(/./);
  });

  it.runIf(!user && mode === 0o755)('brings everything back of the stopped product', { timeout: 60_000 }, async () => {
    const before = await countChildren();
    const second = join(folder, 'stopped.tar.gz');
    await product.kill();
    await ask(second);
    removeData();
    await ask('--restore', second);
    product = await startKillable(dataDir, user);
    expect(await countChildren()).toBe(before);
  });
});

it('refuses what is no backup and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-backup-'));
  const other = join(folder, 'other.tar.gz');
  writeFileSync(other, 'no archive');
  const elsewhere = join(folder, 'elsewhere');
  const asked = run(process.execPath, [program, '--restore', other], { env: { ...process.env, DATA_DIR: elsewhere } });
  await expect(asked).rejects.toThrow('could not be read');
  expect(existsSync(elsewhere)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
