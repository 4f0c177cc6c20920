import type { CurrentUser } from '@trellis/contract/account/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aPerson, aSubject, type MemberBuilt } from '../../../fixtures/builders.ts';
import { anOccurrence, aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk, type StaffRow } from '../../../testing/staff-desk.ts';

let product: StaffDesk['product'];
let centre: StaffDesk['centre'];
let elsewhere: StaffDesk['elsewhere'];
let admin: StaffDesk['admin'];
let platform: StaffDesk['platform'];
let enterprise: StaffDesk['enterprise'];
let list: StaffDesk['list'];
let detail: StaffDesk['detail'];
let there: string;
let here: MemberBuilt;
let own: string;

const profile = { gender: 'Female', birthday: '1990-02-03' } as const;
const entered = { name: 'Ana of Here', countryCode: '+34', phoneNumber: '600111222', gender: 'Male', birthday: '1980-01-01' } as const;

beforeAll(async () => {
  ({ product, centre, elsewhere, admin, platform, enterprise, list, detail } = await openStaffDesk());
  there = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
  const person = await aPerson(product.owner, { name: 'Ana Ruiz' });
  here = await aMember(product.owner, { tenant: centre, person });
  await aMember(product.owner, { tenant: elsewhere, person });
  own = await issueToken(product.owner, here.personId, here.membershipId);
  await product.owner
    .updateTable('identity.persons')
    .set({ ...profile, phone: '+1202555000', country_code: '+1' })
    .where('id', '=', person.personId)
    .execute();
});
afterAll(() => product.close());

const save = async (input: object) => {
  const { concurrencyStamp } = await detail(here.personId);
  return product.call<StaffRow>(admin, 'PUT', '/api/business/user', { userId: here.personId, concurrencyStamp, ...input });
};
const told = async (token = admin, tenantId = centre.tenantId) => detail(here.personId, tenantId, token);
const myself = async () => (await product.call<CurrentUser>(own, 'GET', '/api/us/Account/Info')).body;
/** Shows by a code that a number is one's own. */
async function prove(number: { countryCode: string; phoneNumber: string }): Promise<void> {
  await sql`update identity.codes set sent_at = sent_at - interval '61 seconds'`.execute(product.owner);
  await product.call(own, 'POST', '/api/us/Internal/Account/SendChangePhoneNumberToken', number);
  const letter = await product.owner
    .selectFrom('jobs.letters')
    .select('data')
    .where('recipient', '=', `${number.countryCode}${number.phoneNumber}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const { code } = letter.data as { code: string };
  const { status } = await product.call(own, 'POST', '/api/us/Internal/Account/ChangePhoneNumber', { ...number, code });
  expect(status).toBe(200);
}
const asEntered = { name: 'Ana of Here', countryCode: '+34', phoneNumber: '600111222', gender: 'Male', birthday: '1980-01-01' };
const asOwn = { name: 'Ana Ruiz', countryCode: '+1', phoneNumber: '202555000', ...profile };

describe('what an administrator enters about somebody', () => {
  it('counts at their own center: elsewhere, and for the person, the own record does', async () => {
    expect((await save(entered)).body).toMatchObject(asEntered);
    expect(await told()).toMatchObject(asEntered);
    expect(await told(there, elsewhere.tenantId)).toMatchObject(asOwn);
    expect(await myself()).toMatchObject(asOwn);
  });

  it('is what those above the center are shown of its staff', async () => {
    for (const token of [enterprise, platform]) {
      const { items } = (await list(token, { tenantId: centre.tenantId, filter: 'Ana of' })).body;
      expect(items).toMatchObject([{ id: here.personId, name: 'Ana of Here', phoneNumber: '600111222' }]);
      expect((await detail(here.personId, centre.tenantId, token)).name).toBe('Ana of Here');
    }
    expect((await list(platform, { tenantId: elsewhere.tenantId, filter: 'Ana' })).body.items).toMatchObject([{ name: 'Ana Ruiz' }]);
  });

  it('is how the whole center knows them', async () => {
    const subject = await aSubject(product.owner, { tenant: centre, coach: here });
    const plan = await aPlan(product.owner, { subject, coach: here });
    await anOccurrence(product.owner, { plan });
    const get = (path: string, input: object) => product.call<object>(admin, 'GET', path, input);
    const post = (path: string, input: object) => product.call<object>(admin, 'POST', path, input);
    const replies = await Promise.all([
      get('/api/business/userCoach/coaches', {}),
      get('/api/business/user/contacts', { kind: 'staff', filter: 'of Here' }),
      post('/api/business/subject/getSubjectInfo', { subjectId: subject.subjectId }),
      post('/api/business/subject/getList', { coachName: 'Ana of' }),
    ]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain('Ana of Here');
      expect(JSON.stringify(body)).not.toMatch(/Ana Ruiz|202555000/);
    }
  });

  it('is what coaches are looked for by, those of the child first', async () => {
    const subject = await aSubject(product.owner, { tenant: centre, coach: here });
    const ask = async (input: object) =>
      (await product.call<{ items: { id: string }[]; totalCount: number }>(admin, 'GET', '/api/business/userCoach/coaches', input)).body;
    expect(await ask({ filter: 'OF here' })).toMatchObject({ items: [{ id: here.personId }], totalCount: 1 });
    const last = await aMember(product.owner, {
      tenant: centre,
      roles: ['Coach'],
      person: await aPerson(product.owner, { name: 'Zz Last' }),
    });
    await product.call(admin, 'POST', '/api/business/userCoach/assign', { userId: subject.subjectId, coachUserIds: [last.personId] });
    expect((await ask({ maxResultCount: 1, subjectId: subject.subjectId })).items).toMatchObject([{ id: last.personId }]);
    expect((await ask({ maxResultCount: 1 })).items).not.toMatchObject([{ id: last.personId }]);
  });

  it('changes the stamp that the next editor must know', async () => {
    const { concurrencyStamp } = await told();
    await save({ phoneNumber: '600111333', countryCode: '+34' });
    const late = await product.call(admin, 'PUT', '/api/business/user', { userId: here.personId, name: 'Late', concurrencyStamp });
    expect([late.status, late.error.code]).toEqual([409, 'Trellis:StaleStamp']);
  });

  it('may be a number that somebody else is reached by, and tells nothing of them', async () => {
    const other = await aPerson(product.owner);
    const phone = '+34677888999';
    await product.owner.updateTable('identity.persons').set({ phone, country_code: '+34' }).where('id', '=', other.personId).execute();
    expect(await save({ countryCode: '+34', phoneNumber: '677888999' })).toMatchObject({ status: 200, body: { phoneNumber: '677888999' } });
    const theirs = await product.owner.selectFrom('identity.persons').select('phone').where('id', '=', other.personId).executeTakeFirst();
    expect(theirs).toEqual({ phone });
  });

  it('gives way to what they say of themselves, field by field', async () => {
    await save(entered);
    const { concurrencyStamp } = await myself();
    const mine = await product.call(own, 'PUT', '/api/business/user/profile', { name: 'Ana Ruiz Vega', ...profile, concurrencyStamp });
    expect(mine.status).toBe(200);
    expect(await told()).toMatchObject({ ...asEntered, name: 'Ana Ruiz Vega' });
    expect(await told(there, elsewhere.tenantId)).toMatchObject({ ...asOwn, name: 'Ana Ruiz Vega' });
    const number = { countryCode: '+34', phoneNumber: '699000111' };
    for (const _again of [false, true]) {
      await save({ countryCode: '+34', phoneNumber: '600111222' });
      await prove(number);
      expect(await told()).toMatchObject({ ...asEntered, name: 'Ana Ruiz Vega', ...number });
    }
  });

  it('is taken back by saying what they say themselves, or nothing', async () => {
    await save(entered);
    const mine = await myself();
    await save({ name: mine.name, birthday: null, phoneNumber: null, countryCode: null, gender: mine.gender });
    const { name, gender, birthday, countryCode, phoneNumber } = mine;
    expect(await told()).toMatchObject({ name, gender, birthday, countryCode, phoneNumber });
    const kept = await product.owner
      .selectFrom('identity.memberships')
      .select(['name', 'phone', 'country_code', 'gender', 'birthday'])
      .where('id', '=', here.membershipId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ name: null, phone: null, country_code: null, gender: null, birthday: null });
  });

  it('is on record at the center, in words, and as nothing of theirs', async () => {
    await save({ name: 'Ana for the record' });
    const trail = await product.call<{ items: { rowLabel: string; changes: object[] }[] }>(admin, 'GET', '/api/rocketAdmin/audit', {
      table: 'identity.memberships',
      rowId: here.membershipId,
    });
    expect(trail.body.items[0]).toMatchObject({
      rowLabel: 'Ana for the record',
      changes: [{ column: 'name', to: 'Ana for the record' }],
    });
    const { rows } = await sql`
      select 1 from audit.changes where table_name = 'identity.persons' and row_id = ${here.personId} and person_id = ${centre.admin.personId}`.execute(
      product.owner,
    );
    expect(rows).toEqual([]);
  });

  it('is refused to the database role of a center for anything but its own memberships', async () => {
    const { rows } = await sql<{ may: boolean }>`
      select has_column_privilege(role, 'identity.persons', written, 'update') as may
      from unnest(array['trellis_centre', 'trellis_platform']) role, unnest(array['name', 'phone', 'country_code', 'gender', 'birthday']) written`.execute(
      product.owner,
    );
    expect(rows.filter(({ may }) => may)).toEqual([]);
  });
});

describe('somebody who leaves and comes back', () => {
  it('keeps their name with their work, and is known as they know themselves once they accept', async () => {
    const leaving = await aMember(product.owner, { tenant: centre });
    const { concurrencyStamp } = await detail(leaving.personId);
    const change = { userId: leaving.personId, concurrencyStamp, ...entered, name: 'Leaving of Here' };
    expect((await product.call(admin, 'PUT', '/api/business/user', change)).status).toBe(200);
    await product.call(admin, 'DELETE', '/api/business/user/byTenant', { userId: leaving.personId });
    const kept = () =>
      product.owner
        .selectFrom('identity.memberships')
        .select(['name', 'phone', 'birthday'])
        .where('id', '=', leaving.membershipId)
        .executeTakeFirst();
    expect(await kept()).toEqual({ name: 'Leaving of Here', phone: null, birthday: null });
    const invitation = { email: leaving.email, name: 'Back again', roles: ['Coach'] };
    await product.call(admin, 'POST', '/api/business/user', invitation);
    const letter = await product.owner
      .selectFrom('jobs.letters')
      .select('data')
      .where('recipient', '=', leaving.email)
      .executeTakeFirstOrThrow();
    const token = new URL((letter.data as { link: string }).link).searchParams.get('token') ?? '';
    expect((await product.call(undefined, 'POST', '/api/business/user/activateAccount', { token })).status).toBe(200);
    expect(await kept()).toEqual({ name: null, phone: null, birthday: null });
    expect((await detail(leaving.personId)).name).toBe(leaving.name);
  });

  it('whose account is deleted leaves nothing of it behind, in the trail neither', async () => {
    const gone = await aMember(product.owner, { tenant: centre });
    const { concurrencyStamp } = await detail(gone.personId);
    await product.call(admin, 'PUT', '/api/business/user', {
      userId: gone.personId,
      concurrencyStamp,
      name: 'Forget Me',
      countryCode: '+34',
      phoneNumber: '611222333',
      birthday: '1971-07-17',
    });
    await product.call(platform, 'DELETE', `/api/rocketAdmin/account/all/${gone.personId}`, {});
    const { rows } = await sql<{ known: string }>`
      select to_jsonb(m)::text || coalesce((
        select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') from audit.changes
      ), '') as known from identity.memberships m where id = ${gone.membershipId}`.execute(product.owner);
    expect(rows[0]?.known).not.toMatch(/Forget Me|611222333|1971-07-17/);
  });
});
