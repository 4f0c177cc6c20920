import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aPerson, aSubject, aTenant } from '../../../fixtures/builders.ts';
import { anOccurrence, aPlan } from '../../../fixtures/training-builders.ts';
import { actingAs } from '../../../platform/http/acting.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let product: StaffDesk['product'];
let centre: StaffDesk['centre'];
let elsewhere: StaffDesk['elsewhere'];
let admin: StaffDesk['admin'];
let coach: StaffDesk['coach'];
let platform: StaffDesk['platform'];
let post: StaffDesk['post'];
let invite: StaffDesk['invite'];
let list: StaffDesk['list'];
let freeze: StaffDesk['freeze'];
beforeAll(async () => {
  ({ product, centre, elsewhere, admin, coach, platform, post, invite, list, freeze } = await openStaffDesk());
});
afterAll(() => product.close());

describe('freezing', () => {
  it('works from the next call on, and leaves other memberships alone', async () => {
    const person = await aPerson(product.owner);
    const here = await aMember(product.owner, { tenant: centre, person });
    const there = await aMember(product.owner, { tenant: elsewhere, person });
    const inHere = await issueToken(product.owner, person.personId, here.membershipId);
    const inThere = await issueToken(product.owner, person.personId, there.membershipId);
    const work = (token: string) => product.call(token, 'POST', '/api/business/subject/getList', {});
    expect((await work(inHere)).status).toBe(200);
    expect((await freeze(admin, person.personId)).body).toEqual({ state: 'Invalid' });
    const frozen = await work(inHere);
    expect([frozen.status, frozen.error.code]).toEqual([403, 'Business:UserInTenantRoleFrozen']);
    expect((await work(inThere)).status).toBe(200);
    expect((await list(admin, { state: 'Invalid' })).body.items.map((item) => item.frozen)).toEqual([true]);
    expect((await freeze(admin, person.personId, 'Unfreeze')).body).toEqual({ state: 'Effective' });
    expect((await work(inHere)).status).toBe(200);
  });

  it('tells somebody with one membership the same', async () => {
    const lone = await aMember(product.owner, { tenant: centre });
    const token = await issueToken(product.owner, lone.personId, lone.membershipId);
    await freeze(admin, lone.personId);
    expect((await product.call(token, 'GET', '/api/us/Account/Info')).error.code).toBe('Business:UserInTenantRoleFrozen');
  });

  it('is refused for oneself, for a coach, and for the last administrator even when two freeze each other', async () => {
    expect((await freeze(admin, centre.admin.personId)).error.code).toBe('Trellis:OwnMembership');
    expect((await freeze(coach, centre.admin.personId)).status).toBe(403);
    expect((await freeze(platform, centre.admin.personId)).error.code).toBe('Trellis:LastAdmin');
    const twins = await aTenant(product.owner);
    const one = await aMember(product.owner, { tenant: twins, roles: ['CenterAdmin'] });
    const two = await aMember(product.owner, { tenant: twins, roles: ['CenterAdmin'] });
    const [first, second] = await Promise.all([one, two].map((each) => issueToken(product.owner, each.personId, each.membershipId)));
    const both = await Promise.all([
      freeze(first ?? '', two.personId, 'Freeze', twins.tenantId),
      freeze(second ?? '', one.personId, 'Freeze', twins.tenantId),
    ]);
    expect(both.filter((reply) => reply.status === 200)).toHaveLength(1);
  });
});

describe('roles', () => {
  it('change what somebody may do', async () => {
    const member = await aMember(product.owner, { tenant: centre });
    const token = await issueToken(product.owner, member.personId, member.membershipId);
    expect((await list(token)).status).toBe(403);
    expect((await post(admin, '/changeUserRole', { tag: 'SeniorCoach', id: member.personId })).status).toBe(200);
    expect((await list(token)).status).toBe(200);
  });

  it('leave the centre an administrator', async () => {
    const own = await post(admin, '/changeUserRole', { tag: 'Coach', id: centre.admin.personId });
    expect(own.error.code).toBe('Trellis:OwnMembership');
    const last = await post(platform, '/changeUserRole', { tag: 'Coach', id: centre.admin.personId, tenantId: centre.tenantId });
    expect(last.error.code).toBe('Trellis:LastAdmin');
  });

  it('say which pages somebody does not see', async () => {
    const reply = await product.call<{ items: { key: string; reason: string }[] }>(
      admin,
      'POST',
      '/api/rocketAdmin/permission/userHiddenContent',
      {
        userId: centre.coach.personId,
      },
    );
    expect(reply.body.items).toContainEqual(expect.objectContaining({ key: 'Menu.User.User', reason: 'role' }));
    expect(reply.body.items.map((item) => item.key)).not.toContain('Menu.DataPanel.WorkTable');
  });
});

describe('leaving', () => {
  const remove = (userId: string, token = admin) =>
    product.call(token, 'DELETE', '/api/business/user/byTenant', { userId, tenantId: centre.tenantId });

  it('is refused while classes are booked, and keeps the name with the work', async () => {
    const leaving = await aMember(product.owner, { tenant: centre });
    const subject = await aSubject(product.owner, { tenant: centre, coach: leaving });
    const plan = await aPlan(product.owner, { subject, coach: leaving });
    const { occurrenceId } = await anOccurrence(product.owner, { plan });
    const booked = await remove(leaving.personId);
    expect([booked.error.code, booked.error.data]).toEqual(['RocketSystem:StaffHasSchedules', { count: 1 }]);
    await sql`delete from app.holds where occurrence_id = ${occurrenceId}`.execute(product.owner);
    const token = await issueToken(product.owner, leaving.personId, leaving.membershipId);
    expect((await remove(leaving.personId)).status).toBe(200);
    expect((await list(admin, { filter: leaving.email })).body.totalCount).toBe(0);
    expect((await product.call(token, 'POST', '/api/business/subject/getList', {})).error.code).toBe('Business:UserHasNoAvailableTenant');
    const namesSeen = () =>
      actingAs(product.pools, centre.admin.at(), (db) =>
        db.selectFrom('identity.persons').select('name').where('id', '=', leaving.personId).execute(),
      );
    expect(await namesSeen()).toEqual([{ name: leaving.name }]);
    expect((await invite({ email: leaving.email })).status).toBe(200);
    expect(await namesSeen()).toEqual([{ name: leaving.name }]);
  });

  it('is not for oneself', async () => {
    expect((await remove(centre.admin.personId)).error.code).toBe('Trellis:OwnMembership');
  });

  it('deletes an account everywhere for the platform only: history stays, names go', async () => {
    const person = await aPerson(product.owner, { name: 'Gone Soon', email: 'gone@test.example' });
    const gone = await aMember(product.owner, { tenant: centre, person });
    const subject = await aSubject(product.owner, { tenant: centre, coach: gone });
    await aPlan(product.owner, { subject, coach: gone });
    const token = await issueToken(product.owner, gone.personId, gone.membershipId);
    await sql`update identity.persons set phone = '+34699999999' where id = ${gone.personId}`.execute(product.owner);
    expect((await product.call(admin, 'DELETE', '/api/business/user', { userId: gone.personId })).status).toBe(403);
    const reply = await product.call(platform, 'DELETE', `/api/rocketAdmin/account/all/${gone.personId}`, {});
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await product.call(token, 'GET', '/api/us/Account/Info')).status).toBe(401);
    const { rows } = await sql<{ all: string }>`
      select string_agg(t, ' ') as all from (
        select to_jsonb(p)::text as t from identity.persons p where id = ${gone.personId}
        union all select coalesce(before::text, '') || coalesce(after::text, '') from audit.changes
      ) as known`.execute(product.owner);
    expect(rows[0]?.all).not.toMatch(/Gone Soon|gone@test|699999999/);
    expect((await product.call(platform, 'DELETE', '/api/business/user', { userId: gone.personId })).status).toBe(404);
    const again = await aPerson(product.owner, { email: 'gone@test.example' });
    expect(again.personId).not.toBe(gone.personId);
  });

  it('deletes an account that is invited somewhere, too', async () => {
    const person = await aPerson(product.owner);
    await aMember(product.owner, { tenant: elsewhere, person });
    expect((await invite({ email: person.email })).status).toBe(200);
    expect((await product.call(platform, 'DELETE', '/api/business/user', { userId: person.personId })).status).toBe(200);
    expect((await list(admin, { filter: person.email })).body.totalCount).toBe(0);
  });
});
