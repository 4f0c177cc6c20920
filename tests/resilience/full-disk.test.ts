import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCentre } from '@trellis/server/fixtures/builders';
import { hashPassword } from '@trellis/server/platform/auth/passwords';
import { Browser } from '@trellis/server/platform/auth/test-browser';
import { issueToken } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KillableProduct, startKillable } from './killable-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'trellis-full-'));
const password = 'correct horse battery';
const outages: (string | undefined)[] = ['Trellis:StorageFull', 'Trellis:DatabaseAway'];

/** A disk of its own, small enough to be filled; only root of Linux may make one. */
const hasDisk =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder]).status === 0;

function fillDisk(): void {
  const file = openSync(join(folder, 'ballast'), 'w');
  try {
    for (let size = 1024 * 1024; size >= 4096; ) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
}
const emptyDisk = () => rmSync(join(folder, 'ballast'), { force: true });

describe.runIf(hasDisk)('with a full disk', () => {
  let product: KillableProduct;
  let token: string;
  let email: string;

  beforeAll(async () => {
    product = await startKillable(join(folder, 'data'));
    const owner = product.openOwner();
    const { admin } = await aCentre(owner);
    token = await issueToken(owner, admin.personId, admin.membershipId);
    email = admin.email;
    const password_hash = await hashPassword(password);
    await owner.updateTable('identity.persons').set({ password_hash }).where('id', '=', admin.personId).execute();
    await owner.destroy();
  });
  afterAll(async () => {
    await product.kill();
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function addChild(key: string) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    const child = { firstName: key, lastName: 'Kept', birthday: '2019-05-14', gender: 'Female', gradeName: 1, outpatientNumber: key };
    const response = await fetch(`${product.origin}/api/business/subject/subject`, {
      method: 'POST',
      headers,
      body: JSON.stringify(child),
    });
    const reply = (await response.json()) as { id?: string; error?: { code: string } };
    return { status: response.status, code: reply.error?.code };
  }
  const ready = async () => (await fetch(`${product.origin}/ready`)).status;

  it('nobody loses what was told to be stored, everybody learns what is wrong, and it ends with the cause', {
    timeout: 120_000,
  }, async () => {
    expect(await ready()).toBe(200);
    expect((await addChild('Before')).status).toBe(200);
    fillDisk();

    expect(await (await fetch(`${product.origin}/ready`)).json()).toMatchObject({ status: 'impaired', disk: 'full' });
    const told = await Promise.all(Array.from({ length: 30 }, (_, number) => addChild(`Full ${number}`)));
    const kept = told.flatMap(({ status }, number) => (status === 200 ? [`Full ${number}`] : []));
    expect(told.filter(({ status }) => status !== 200).map(({ code }) => code)).toContain('Trellis:StorageFull');
    for (const { status, code } of told) expect(outages.concat(undefined)).toContain(status === 200 ? undefined : code);
    expect(await signInPage()).toContain('The disk of this system is full');

    emptyDisk();
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    expect((await addChild('After')).status).toBe(200);
    expect((await new Browser(product.origin, product.origin).signIn(email, password)).access_token).toMatch(/./);
    const owner = product.openOwner();
    const children = await owner.selectFrom('app.subjects').select('first_name').execute();
    await owner.destroy();
    expect(children.map((child) => child.first_name).sort()).toEqual(['After', 'Before', ...kept].sort());
  });

  /** What whoever wants to sign in reads, once the disk takes nothing more of it. */
  async function signInPage(): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const { url, page } = await new Browser(product.origin, product.origin).authorize();
      const shown = page ?? (await fetch(url));
      if (shown.status === 507 || shown.status === 503) return shown.text();
    }
    return 'Nobody was kept out';
  }
});
