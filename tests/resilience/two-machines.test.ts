import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exported } from '@trellis/contract/messages/exports/calls';
import { aCentre } from '@trellis/server/fixtures/builders';
import { startBucket } from '@trellis/server/testing/bucket';
import { issueToken } from '@trellis/server/testing/http';
import { pdf } from '@trellis/server/testing/uploads';
import { expect, it } from 'vitest';
import { startBeside, startKillable } from './killable-product.ts';

/** What lies in the folder of files of a machine, folders left out. */
const filesOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

it('two machines with a database and a bucket have the same files: what one takes in or writes the other hands out', {
  timeout: 240_000,
}, async () => {
  const [here, there] = [mkdtempSync(join(tmpdir(), 'trellis-here-')), mkdtempSync(join(tmpdir(), 'trellis-there-'))];
  const bucket = await startBucket();
  const one = await startKillable(here, undefined, bucket.settings);
  const other = await startBeside(here, { DATA_DIR: there, ...bucket.settings });
  const owner = one.openOwner();
  const { coach, admin } = await aCentre(owner);
  const tokenOf = ({ personId, membershipId }: typeof coach) => issueToken(owner, personId, membershipId);
  const [coachToken, adminToken] = [await tokenOf(coach), await tokenOf(admin)];

  const upload = async (origin: string) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(pdf)], 'CV.pdf'));
    const headers = { authorization: `Bearer ${coachToken}` };
    const reply = await fetch(`${origin}/api/business/File/resumes`, { method: 'POST', headers, body: form });
    return { status: reply.status, url: ((await reply.json()) as { url?: string }).url ?? '' };
  };
  const { url } = await upload(one.origin);
  const whole = await fetch(`${other.origin}${url}`);
  expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(pdf)]).toEqual([200, true]);
  const part = await fetch(`${other.origin}${url}`, { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);

  const headers = { authorization: `Bearer ${adminToken}`, prefer: 'respond-async, wait=0' };
  const begun = await fetch(`${one.origin}/api/business/user/excelDownload`, { headers });
  const { exportId } = (await begun.json()) as { exportId: string };
  const made = async () => (await (await fetch(`${other.origin}/api/business/export/${exportId}`, { headers })).json()) as Exported;
  await expect.poll(async () => (await made()).state).toBe('Ready');
  const fetched = await fetch(`${other.origin}/api/business/export/${exportId}/file`, { headers });
  expect((await fetched.arrayBuffer()).byteLength).toBe((await made()).bytes);
  expect([...filesOf(here), ...filesOf(there)]).toEqual([]);

  await bucket.goAway();
  expect([(await upload(other.origin)).status, (await fetch(`${one.origin}${url}`)).status]).toEqual([503, 503]);
  expect((await (await fetch(`${one.origin}/ready`)).json()) as object).toMatchObject({ status: 'impaired', storage: 'away' });
  await bucket.comeBack();
  const again = await upload(other.origin);
  expect((await fetch(`${one.origin}${again.url}`)).status).toBe(200);

  await owner.destroy();
  await other.kill();
  await one.kill();
  await bucket.close();
  for (const folder of [here, there]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
