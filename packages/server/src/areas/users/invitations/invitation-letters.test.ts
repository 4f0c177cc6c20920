import { invitationLetters } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTenant, nextNumber } from '../../../fixtures/builders.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let product: StaffDesk['product'];
let elsewhere: StaffDesk['elsewhere'];
let admin: StaffDesk['admin'];
let platform: StaffDesk['platform'];
let invite: StaffDesk['invite'];
let list: StaffDesk['list'];
let lettersTo: StaffDesk['lettersTo'];
let email: string;
beforeAll(async () => {
  ({ product, elsewhere, admin, platform, invite, list, lettersTo } = await openStaffDesk());
});
afterAll(() => product.close());
beforeEach(() => {
  email = `written${nextNumber()}@test.example`;
});

const { most } = invitationLetters.toAddress;
const remove = (userId: string) => product.call(admin, 'DELETE', '/api/business/user/byTenant', { userId });
const outcome = ({ status, error }: { status: number; error?: { code: string } }) => [status, error?.code];
const tooMany = [429, 'Trellis:TooMany'];

/** Lets the hour, and the day, of the letters so far pass. */
const waitTheLimitOut = () => sql`update identity.tries set since = since - interval '1 day 1 second'`.execute(product.owner);
const waitAMinute = () => sql`update identity.invitations set created_at = created_at - interval '61 seconds'`.execute(product.owner);

describe('letters to one address', () => {
  it('end after some in a day, however often somebody is removed and invited again', async () => {
    for (let sent = 0; sent < most; sent += 1) {
      const { status, body } = await invite({ email });
      expect(status, JSON.stringify(body)).toBe(200);
      expect((await remove(body.id)).status).toBe(200);
    }
    expect(outcome(await invite({ email: email.toUpperCase() }))).toEqual(tooMany);
    expect(await lettersTo(email)).toHaveLength(most);
    expect((await list(admin, { filter: email })).body.totalCount).toBe(0);
    await waitTheLimitOut();
    expect((await invite({ email })).status).toBe(200);
  });

  it('count those that are sent again, and what is refused changes nothing', async () => {
    const { id } = (await invite({ email })).body;
    const send = async () => {
      await waitAMinute();
      return product.call(admin, 'POST', `/api/business/user/sendEmailToUser/${id}`, {});
    };
    for (let sent = 1; sent < most; sent += 1) expect((await send()).status).toBe(200);
    const links = () => sql`select token_hash, created_at from identity.invitations where email = ${email}`.execute(product.owner);
    await waitAMinute();
    const before = await links();
    const refused = await product.call(admin, 'POST', `/api/business/user/sendEmailToUser/${id}`, {});
    expect(outcome(refused)).toEqual(tooMany);
    expect((await links()).rows).toEqual(before.rows);
    expect(await lettersTo(email)).toHaveLength(most);
  });

  it('of many that are sent at once are no more', async () => {
    const centres = await Promise.all(Array.from({ length: most + 2 }, () => aTenant(product.owner)));
    const all = await Promise.all(centres.map(({ tenantId }) => invite({ email, tenantId }, platform)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await lettersTo(email)).toHaveLength(most);
  });

  it('of one center leave those of another alone', async () => {
    for (let sent = 0; sent < most; sent += 1) await remove((await invite({ email })).body.id);
    expect((await invite({ email })).status).toBe(429);
    const there = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
    expect((await invite({ email }, there)).status).toBe(200);
  });

  it('are counted for the staff of the platform, too', async () => {
    const input = { email, name: 'Nia', role: ['operation'], allTenants: true };
    const create = () => product.call<{ id: string }>(platform, 'POST', '/api/us/contentAdmin', input);
    for (let sent = 0; sent < most; sent += 1) {
      const { status, body } = await create();
      expect(status, JSON.stringify(body)).toBe(200);
      await product.call(platform, 'DELETE', `/api/us/contentAdmin/${body.id}`, {});
    }
    expect(outcome(await create())).toEqual(tooMany);
    expect(await lettersTo(email)).toHaveLength(most);
  });

  it('are counted for the contacts of tenants, whichever tenant it is', async () => {
    const base = '/api/business/tenant';
    const tenant = (name: string) => ({ type: 'Area', name, zone: 'Europe/Madrid' });
    const { body, status } = await product.call<{ id: string }>(platform, 'POST', base, tenant(`Moves ${email}`));
    expect(status, JSON.stringify(body)).toBe(200);
    const other = `other.${email}`;
    const move = async (to: string) => {
      await sql`update jobs.letters set created_at = created_at - interval '61 seconds'`.execute(product.owner);
      return product.call(platform, 'POST', `${base}/changeTenantEmail`, { tenantId: body.id, email: to });
    };
    for (let sent = 0; sent < most; sent += 1) {
      expect((await move(email)).status).toBe(200);
      if (sent < most - 1) expect((await move(other)).status).toBe(200);
    }
    await move(other);
    expect(outcome(await move(email))).toEqual(tooMany);
    const kept = await product.call<{ email: string }>(platform, 'GET', `${base}/${body.id}`);
    expect(kept.body.email).toBe(other);
    expect(outcome(await product.call(platform, 'POST', base, { ...tenant(`Second ${email}`), email }))).toEqual(tooMany);
    expect(await lettersTo(email)).toHaveLength(most);
  });
});

it('letters of one center end after some in an hour, whoever they go to', async () => {
  const { most: inAll } = invitationLetters.inAll;
  await sql`
    update identity.tries set tries = ${inAll}, since = now() where key = ${`letters ${elsewhere.tenantId}`}`.execute(product.owner);
  const there = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
  expect(outcome(await invite({ email }, there))).toEqual(tooMany);
  expect(await lettersTo(email)).toEqual([]);
  expect((await invite({ email })).status).toBe(200);
  await sql`
    update identity.tries set since = now() - interval '1 hour 1 second' where key = ${`letters ${elsewhere.tenantId}`}`.execute(
    product.owner,
  );
  expect((await invite({ email }, there)).status).toBe(200);
});
