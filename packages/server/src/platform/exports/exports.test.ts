import { readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Exported } from '@trellis/contract/messages/exports/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOverseer, aSubject } from '../../fixtures/builders.ts';
import { issueToken } from '../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../testing/staff-desk.ts';
import { exportJob } from './jobs.ts';
import { placeOfExport } from './place.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

const list = '/api/business/user/excelDownload';
/** Whoever does not wait is told at once that it comes later. */
const later = { prefer: 'respond-async, wait=0' };
const begin = async (token = desk.admin) =>
  (await desk.product.call<{ exportId: string }>(token, 'GET', list, {}, later)) as { status: number; body: { exportId: string } };
const read = <T>(path: string, token = desk.admin) => desk.product.call<T>(token, 'GET', `/api/business/export${path}`, {});
const ready = async (id: string) => {
  await expect.poll(async () => (await read<Exported>(`/${id}`)).body.state).toBe('Ready');
  return (await read<Exported>(`/${id}`)).body;
};
const files = () => readdirSync(dirname(placeOfExport('any')));

it('is answered at once where it takes no longer than somebody waits, and leaves nothing behind', async () => {
  const reply = await desk.product.app.inject({ url: list, headers: { authorization: `Bearer ${desk.admin}`, prefer: 'respond-async' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename=".*\.xlsx"/);
  expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  await expect.poll(files).toEqual([]);
});

it('is written on where it takes longer, told of when it is ready, and fetched by whoever asked for it alone', async () => {
  const { status, body } = await begin();
  expect(status).toBe(202);
  const made = await ready(body.exportId);
  expect(made).toMatchObject({ rowCount: expect.any(Number), fileName: expect.stringMatching(/\.xlsx$/) });
  expect(made.rowCount).toBeGreaterThan(0);
  const file = await desk.product.app.inject({
    url: `/api/business/export/${made.id}/file`,
    headers: { authorization: `Bearer ${desk.admin}` },
  });
  expect(file.rawPayload.byteLength).toBe(made.bytes);
  expect(file.headers['content-disposition']).toContain('filename*=');
  const { body: told } = await desk.product.call<{ items: { kind: string; title: string }[] }>(
    desk.admin,
    'GET',
    '/api/business/message/list',
    {},
  );
  expect(told.items[0]).toMatchObject({ kind: 'exportReady', title: expect.stringContaining(made.fileName) });
  expect((await read<{ totalCount: number }>('')).body.totalCount).toBe(1);
  for (const path of [`/${made.id}`, `/${made.id}/file`]) expect((await read(path, desk.coach)).status).toBe(404);
  expect((await read<{ totalCount: number }>('', desk.coach)).body.totalCount).toBe(0);
});

it('is refused to whoever may not have it any more', async () => {
  const { exportId } = (await begin()).body;
  await ready(exportId);
  const { owner } = desk.product;
  await sql`insert into identity.role_policies (tenant_id, role, policy, granted) values (${desk.centre.tenantId}, 'CenterAdmin', 'PFE.UserManagement.User', false), (${desk.centre.tenantId}, 'CenterAdmin', 'PFE.TrainerDatabase', false)`.execute(
    owner,
  );
  expect((await read(`/${exportId}/file`)).status).toBe(403);
  await sql`delete from identity.role_policies`.execute(owner);
  expect((await read(`/${exportId}/file`)).status).toBe(200);
});

it('asks for the same rights as the call itself', async () => {
  const stranger = await issueToken(desk.product.owner, desk.centre.coach.personId, desk.centre.coach.membershipId);
  expect((await begin(stranger)).status).toBe(403);
});

it('expires, is deleted, and goes with a child that is forgotten', async () => {
  const job = exportJob(desk.product.pools.jobs);
  const { owner } = desk.product;
  const one = (await begin()).body.exportId;
  await ready(one);
  await sql`update identity.exports set expires_at = now() where id = ${one}`.execute(owner);
  expect((await read(`/${one}`)).status).toBe(404);
  await job.run();
  expect(files()).not.toContain(one);
  const other = (await begin()).body.exportId;
  await ready(other);
  expect((await desk.product.call(desk.admin, 'DELETE', `/api/business/export/${other}`, {})).status).toBe(200);
  expect(files()).not.toContain(other);
  const third = (await begin()).body.exportId;
  await ready(third);
  const { subjectId } = await aSubject(owner, { tenant: desk.centre });
  const erased = await desk.product.call(desk.admin, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`, {});
  expect(erased.status).toBe(200);
  expect((await read(`/${third}/file`)).status).toBe(404);
});

it('of several centers is fetched no more by whom one of them was taken from', async () => {
  const { owner } = desk.product;
  const keeper = await anOverseer(owner, {
    side: 'management',
    role: 'operationAdmin',
    centres: [desk.centre, desk.elsewhere],
  });
  const theirs = await issueToken(owner, keeper.personId, keeper.membershipId);
  for (const [token, take] of [
    [
      theirs,
      sql`delete from identity.managed_tenants where membership_id = ${keeper.membershipId} and tenant_id = ${desk.elsewhere.tenantId}`,
    ],
    [desk.enterprise, sql`delete from identity.tenant_links where centre_id = ${desk.centre.tenantId} and parent_kind = 'enterprise'`],
  ] as const) {
    const { exportId } = (await begin(token)).body;
    await expect.poll(async () => (await read<Exported>(`/${exportId}`, token)).body.state).toBe('Ready');
    await take.execute(owner);
    expect((await read(`/${exportId}/file`, token)).status).toBe(404);
  }
});

it('has failed once its process is gone, says so, and leaves no file', async () => {
  const id = '0198f3a0-0000-4000-8000-000000000001';
  await sql`insert into identity.exports (id, person_id, membership_id, tenant_id, zone, file_name, access, seen_at)
    values (${id}, ${desk.centre.admin.personId}, ${desk.centre.admin.membershipId}, ${desk.centre.tenantId}, 'UTC', 'Left.xlsx', '"signedIn"', now() - interval '2 minutes')`.execute(
    desk.product.owner,
  );
  writeFileSync(placeOfExport(id), 'half of it');
  await exportJob(desk.product.pools.jobs).run();
  expect((await read<Exported>(`/${id}`)).body.state).toBe('Failed');
  expect(files()).not.toContain(id);
  const { body } = await desk.product.call<{ items: { kind: string }[] }>(desk.admin, 'GET', '/api/business/message/list', {});
  expect(body.items[0]?.kind).toBe('exportFailed');
});
