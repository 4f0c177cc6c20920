import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../../fixtures/builders.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let product: StaffDesk['product'];
let centre: StaffDesk['centre'];
let elsewhere: StaffDesk['elsewhere'];
let admin: StaffDesk['admin'];
let platform: StaffDesk['platform'];
beforeAll(async () => {
  ({ product, centre, elsewhere, admin, platform } = await openStaffDesk());
});
afterAll(() => product.close());

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const times = /\d{4}-\d{2}-\d{2}T[\d:.]+(Z|\+00:00)/g;

/** An account of a year, with everything that may be known of somebody. */
async function anAccount(email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into identity.persons (id, email, name, language, password_hash, phone, country_code, gender, birthday, picture_key, created_at)
    values (uuidv7(interval '-1 year'), ${email}, 'Secret Name', 'zh-Hans', 'x', '+34600000111', '+34', 'Female', '1990-02-03', 'a/picture', now() - interval '1 year')
    returning id`.execute(product.owner);
  const id = rows[0]?.id ?? '';
  await aMember(product.owner, { tenant: elsewhere, person: { personId: id, name: 'Secret Name', email } });
  await sql`
    insert into identity.resumes (person_id, file_name, type, size, key) values (${id}, 'cv.pdf', 'application/pdf', 1, ${`cv/${email}`})`.execute(
    product.owner,
  );
  return id;
}

/** Everything that an administrator is answered about an address from its invitation on. */
async function answersAbout(email: string): Promise<unknown[]> {
  const call = (method: string, path: string, input: object) => product.call<Record<string, unknown>>(admin, method, path, input);
  const { rows } = await sql<{ last: number }>`select max(id) as last from audit.changes`.execute(product.owner);
  const invited = await call('POST', '/api/business/user', { email, name: 'As Typed', roles: ['Coach'], language: 'es' });
  const { id: userId, membershipId } = invited.body as { id: string; membershipId: string };
  await sql`
    update identity.invitations set created_at = now() - interval '61 seconds' where membership_id = ${membershipId}`.execute(
    product.owner,
  );
  const of = { userId, tenantId: centre.tenantId };
  const seen = await call('POST', '/api/business/user/prepareForEdit', of);
  const replies = [
    invited,
    seen,
    await call('POST', '/api/business/user/list', { filter: email }),
    await call('POST', `/api/business/user/sendEmailToUser/${userId}`, {}),
    await call('POST', `/api/business/user/sendEmailToUser/${userId}`, {}),
    await call('PUT', '/api/business/user', { ...of, concurrencyStamp: seen.body['concurrencyStamp'], gender: 'Male' }),
    await call('POST', '/api/business/user/changeUserRole', { tag: 'SeniorCoach', id: userId }),
    await call('POST', '/api/rocketAdmin/permission/userHiddenContent', of),
    await call('GET', '/api/business/user/userLoginStatus', of),
    await call('GET', `/api/rocketAdmin/account/userLoginCode/${userId}`, { tenantId: centre.tenantId }),
    await call('POST', '/api/business/user/logoutUser', of),
    await call('POST', '/api/business/user/freezeUser', { operate: 'Freeze', ...of }),
    await call('POST', '/api/business/user/freezeUser', { operate: 'Unfreeze', ...of }),
    await call('GET', '/api/rocketAdmin/audit', { rowId: membershipId, maxResultCount: 100 }),
    await call('GET', '/api/business/user/contacts', { kind: 'staff', filter: 'Typed' }),
    await call('GET', '/api/business/user/contacts', { kind: 'staff', filter: 'Secret' }),
    await call('DELETE', '/api/business/user/byTenant', of),
    await call('POST', '/api/business/user', { email, name: 'As Typed', roles: ['Coach'] }),
  ];
  const trail = replies[13]?.body['items'] as { id: number }[];
  return [...replies.map(({ status, body }) => ({ status, body })), ...trail.map(({ id }) => id - (rows[0]?.last ?? 0))];
}

const plain = (answers: unknown[], email: string) =>
  JSON.parse(
    JSON.stringify(answers)
      .replaceAll(email, 'address')
      .replaceAll(uuids, 'id')
      .replaceAll(times, 'time')
      .replaceAll(/"id":\d+/g, '"id":0'),
  ) as unknown;

/** The moment that a time-ordered id tells. */
const momentOf = (id: string) => (id[14] === '7' ? Number.parseInt(id.slice(0, 13).replace('-', ''), 16) : undefined);

/** Whatever an answer about somebody names, but the centre and who asks. */
const idsIn = (answers: unknown[]) =>
  [...new Set(JSON.stringify(answers).match(uuids))].filter((id) => id !== centre.tenantId && id !== centre.admin.personId);

describe('an invitation', () => {
  it('is answered alike for an address with an account and one without, by ids that are no older than it', async () => {
    const accountId = await anAccount('known@test.example');
    const started = Date.now();
    const known = await answersAbout('known@test.example');
    const unknown = await answersAbout('unknown@test.example');
    expect(plain(known, 'known@test.example')).toEqual(plain(unknown, 'unknown@test.example'));
    for (const answers of [known, unknown]) {
      const ids = idsIn(answers);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).not.toContain(accountId);
      for (const id of ids) expect(momentOf(id) ?? started, id).toBeGreaterThanOrEqual(started);
    }
  });

  it('stands under one id until it is accepted, and under the person afterwards; the first still finds them', async () => {
    const accountId = await anAccount('joins@test.example');
    const invited = await product.call<{ id: string; membershipId: string }>(admin, 'POST', '/api/business/user', {
      email: 'joins@test.example',
      name: 'As Typed',
      roles: ['Coach'],
    });
    expect(invited.body.id).toBe(invited.body.membershipId);
    const view = (userId: string) =>
      product.call<{ id: string; name: string }>(admin, 'POST', '/api/business/user/prepareForEdit', { userId });
    expect((await view(accountId)).status).toBe(404);
    await sql`
      update identity.memberships set activated_at = now(), invited_name = null, invited_email = null where id = ${invited.body.membershipId}`.execute(
      product.owner,
    );
    for (const id of [accountId, invited.body.id]) expect((await view(id)).body).toMatchObject({ id: accountId, name: 'Secret Name' });
  });

  it('to the staff of the platform is no different', async () => {
    const invite = async (email: string) => {
      const reply = await product.call<{ id: string }>(platform, 'POST', '/api/us/contentAdmin', {
        email,
        name: 'As Typed',
        role: ['operation'],
        allTenants: true,
      });
      const listed = await product.call(platform, 'GET', '/api/us/contentAdmin/contentAdminList', { filter: email });
      const removed = await product.call(platform, 'DELETE', `/api/us/contentAdmin/${reply.body.id}`, {});
      return [reply, listed, removed].map(({ status, body }) => ({ status, body }));
    };
    const accountId = await anAccount('chief@test.example');
    const started = Date.now();
    const known = await invite('chief@test.example');
    const unknown = await invite('nobody@test.example');
    expect(plain(known, 'chief@test.example')).toEqual(plain(unknown, 'nobody@test.example'));
    expect(idsIn(known)).not.toContain(accountId);
    for (const id of [...idsIn(known), ...idsIn(unknown)]) expect(momentOf(id) ?? started, id).toBeGreaterThanOrEqual(started);
  });
});

it('an id of a person does not tell when they came', async () => {
  const { personId } = await aMember(product.owner);
  expect(momentOf(personId)).toBeUndefined();
});
