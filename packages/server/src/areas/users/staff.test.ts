import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, aSubject, aTenant, type CentreBuilt } from '../../fixtures/builders.ts';
import { anOccurrence, aPlan } from '../../fixtures/training-builders.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { assertXml, unzip } from '../../testing/unzip.ts';
import { staffCount, staffPage } from './list-staff.ts';

interface Item {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  roles: string[];
  state: string;
  frozen: boolean;
  isActivated: boolean;
  tenantId: string;
  concurrencyStamp: string;
  assignedChildren: number;
}

let product: TestProduct;
let centre: CentreBuilt;
let elsewhere: CentreBuilt;
let admin: string;
let coach: string;
let platform: string;
let enterprise: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  centre = await aCentre(owner, { name: 'Here' });
  elsewhere = await aCentre(owner, { name: 'Elsewhere' });
  admin = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  coach = await issueToken(owner, centre.coach.personId, centre.coach.membershipId);
  const operator = await anOverseer(owner, { side: 'management', role: 'admin' });
  platform = await issueToken(owner, operator.personId, operator.membershipId);
  const overseer = await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] });
  enterprise = await issueToken(owner, overseer.personId, overseer.membershipId);
});
afterAll(() => product.close());

const post = <T = Item>(token: string, path: string, input: object) => product.call<T>(token, 'POST', `/api/business/user${path}`, input);
const invite = (input: object, token = admin) => post<{ id: string }>(token, '', { name: 'Nia Okoro', roles: ['Coach'], ...input });
const list = (token: string, input: object = {}) =>
  post<{ items: Item[]; totalCount: number }>(token, '/list', { maxResultCount: 100, ...input });
const detail = async (userId: string, tenantId = centre.tenantId, token = admin) =>
  (await post(token, '/prepareForEdit', { userId, tenantId })).body;
const lettersTo = (recipient: string) => product.owner.selectFrom('jobs.letters').selectAll().where('recipient', '=', recipient).execute();
const freeze = (token: string, userId: string, operate = 'Freeze', tenantId = centre.tenantId) =>
  post<{ state: string }>(token, '/freezeUser', { operate, userId, tenantId });

describe('the Excel file of the staff', () => {
  const fetchFile = async (token: string, query = '') => {
    const url = `/api/business/user/excelDownload${query}`;
    return product.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  };
  const namesIn = (file: Buffer) => {
    const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? '';
    assertXml(sheet);
    const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].slice(1);
    return rows.map(([, row]) => /<v>([^<]*)<\/v>/.exec(row ?? '')?.[1]);
  };

  it('holds everybody of the list, thousands that came in the same instant too', async () => {
    const crowd = await aCentre(product.owner, { name: 'Crowd' });
    await sql`
      with people as (
        insert into identity.persons (email, name) select 'crowd' || n || '@test.example', 'Crowd ' || n from generate_series(1, 2100) n returning id
      )
      insert into identity.memberships (person_id, tenant_id, side) select id, ${crowd.tenantId}, 'centre' from people`.execute(
      product.owner,
    );
    const token = await issueToken(product.owner, crowd.admin.personId, crowd.admin.membershipId);
    const response = await fetchFile(token);
    expect(response.headers['content-disposition']).toMatch(/filename="Staff \d{4}-\d{2}-\d{2}\.xlsx"/);
    const names = namesIn(response.rawPayload);
    expect(names).toHaveLength((await list(token)).body.totalCount);
    expect(new Set(names).size).toBe(names.length);
    expect(namesIn((await fetchFile(token, '?filter=Crowd%2021')).rawPayload)).toHaveLength(12);
  });

  it('is refused to whoever may not read the list', async () => {
    expect((await fetchFile(coach)).statusCode).toBe(403);
  });
});

describe('inviting staff', () => {
  it('writes a letter in the language of the invited, with a link that is kept as a hash only', async () => {
    const reply = await invite({ email: 'New.One@Test.Example', language: 'es' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const [letter] = await lettersTo('new.one@test.example');
    const data = letter?.data as Record<string, string>;
    expect(letter).toMatchObject({ template: 'staffInvitation', language: 'es', tenant_id: centre.tenantId });
    expect(data).toMatchObject({ tenantName: 'Here', roleName: 'Entrenador', inviterName: centre.admin.name });
    const token = new URL(data['link'] ?? '').searchParams.get('token') ?? '';
    const kept = await product.owner
      .selectFrom('identity.invitations')
      .select('token_hash')
      .where('person_id', '=', reply.body.id)
      .execute();
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(kept.map((row) => row.token_hash)).not.toContain(token);
    const item = (await list(admin, { filter: 'new.one' })).body.items[0];
    expect(item).toMatchObject({ name: 'Nia Okoro', email: 'new.one@test.example', isActivated: false, roles: ['Coach'] });
  });

  it('tells nothing of somebody who has an account elsewhere until they accept', async () => {
    const person = await aPerson(product.owner, { name: 'Secret Name', email: 'known@test.example', language: 'zh-Hans' });
    await sql`update identity.persons set phone = '+34600000111', country_code = '+34' where id = ${person.personId}`.execute(
      product.owner,
    );
    await aMember(product.owner, { tenant: elsewhere, person });
    await invite({ email: person.email, name: 'As typed' });
    const [item] = (await list(admin, { filter: 'known@' })).body.items;
    expect(item).toMatchObject({ id: person.personId, name: 'As typed', phoneNumber: null });
    expect((await list(admin, { filter: 'Secret' })).body.totalCount).toBe(0);
    expect((await lettersTo(person.email))[0]?.language).toBe('zh-Hans');
    const seen = await actingAs(product.pools, centre.admin.at(), (db) =>
      db.selectFrom('identity.persons').select('name').where('id', '=', person.personId).execute(),
    );
    expect(seen).toEqual([]);
  });

  it('refuses somebody who is here already, and lets one of two invitations at once through', async () => {
    expect((await invite({ email: centre.coach.email })).error.code).toBe('Identity.UserAlreadyInRole');
    const both = await Promise.all([invite({ email: 'twice@test.example' }), invite({ email: 'twice@test.example' })]);
    expect(both.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find((reply) => reply.status === 409)?.error.code).toBe('Identity.UserAlreadyInRole');
    expect(await lettersTo('twice@test.example')).toHaveLength(1);
  });

  it('makes one person of two centres that invite a new one at once', async () => {
    const there = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
    const both = await Promise.all([invite({ email: 'shared@test.example' }), invite({ email: 'shared@test.example' }, there)]);
    expect(both.map((reply) => reply.status)).toEqual([200, 200]);
    expect(both[0].body.id).toBe(both[1].body.id);
  });

  it('sends the letter again after a minute, and the earlier link no longer works', async () => {
    const { id } = (await invite({ email: 'again@test.example' })).body;
    const send = () => product.call<unknown>(admin, 'POST', `/api/business/user/sendEmailToUser/${id}`, {});
    const early = await send();
    expect([early.status, early.error.code]).toEqual([429, 'Trellis:LetterTooSoon']);
    await sql`update identity.invitations set created_at = now() - interval '61 seconds' where person_id = ${id}`.execute(product.owner);
    expect((await send()).status).toBe(200);
    const [first, second] = (await lettersTo('again@test.example')).map(
      (letter) => (letter.data as { link: string }).link.split('token=')[1],
    );
    const check = (token: string | undefined) => product.call(undefined, 'GET', '/api/business/user/checkTokenAndUser', { token });
    expect((await check(first)).error.code).toBe('ErrorActiveLink');
    expect((await check(second)).status).toBe(200);
    const accepted = await product.call(admin, 'POST', `/api/business/user/sendEmailToUser/${centre.coach.personId}`, {});
    expect(accepted.error.code).toBe('Trellis:AlreadyAccepted');
  });

  it('is for those who keep the staff: not for coaches, nor for an enterprise', async () => {
    for (const token of [coach, enterprise]) {
      const reply = await invite({ email: 'no@test.example', tenantId: centre.tenantId }, token);
      expect([reply.status, reply.error.code]).toEqual([403, 'Trellis:NotAllowed']);
    }
    expect((await invite({ email: 'by.platform@test.example', tenantId: elsewhere.tenantId }, platform)).status).toBe(200);
    expect((await invite({ email: 'no@test.example', tenantId: elsewhere.tenantId })).status).toBe(404);
  });
});

describe('the staff', () => {
  it('is that of the own centre, of the centres in reach, or of one that the platform names', async () => {
    const centres = async (token: string, input: object = {}) =>
      new Set((await list(token, input)).body.items.map((item) => item.tenantId));
    expect(await centres(admin)).toEqual(new Set([centre.tenantId]));
    expect(await centres(enterprise)).toEqual(new Set([centre.tenantId]));
    expect((await centres(platform)).size).toBeGreaterThan(1);
    expect(await centres(platform, { tenantId: elsewhere.tenantId })).toEqual(new Set([elsewhere.tenantId]));
    expect((await list(enterprise, { tenantId: elsewhere.tenantId })).body.totalCount).toBe(0);
    expect((await list(admin, { tenantId: elsewhere.tenantId })).status).toBe(404);
  });

  it('finds nobody of another centre, whatever is asked of them', async () => {
    const userId = elsewhere.coach.personId;
    const replies = await Promise.all([
      post(admin, '/prepareForEdit', { userId }),
      product.call(admin, 'PUT', '/api/business/user', { userId, name: 'X', concurrencyStamp: crypto.randomUUID() }),
      post(admin, '/changeUserRole', { tag: 'Coach', id: userId }),
      freeze(admin, userId),
      product.call(admin, 'POST', `/api/business/user/sendEmailToUser/${userId}`, {}),
      product.call(admin, 'DELETE', '/api/business/user/byTenant', { userId }),
      product.call(admin, 'POST', '/api/rocketAdmin/permission/userHiddenContent', { userId }),
      product.call(admin, 'GET', `/api/rocketAdmin/account/userLoginCode/${userId}`, {}),
      product.call(admin, 'GET', '/api/business/user/userLoginStatus', { userId }),
      product.call(admin, 'POST', '/api/business/user/logoutUser', { userId }),
    ]);
    expect(replies.map((reply) => [reply.status, reply.error.code])).toEqual(replies.map(() => [404, 'Trellis:NotFound']));
  });

  it('shows no secret in any list', async () => {
    const text = JSON.stringify([(await list(platform)).body, await detail(centre.coach.personId)]);
    expect(text).not.toMatch(/"[^"]*(password|hash|token|secret|loginCode)[^"]*":/i);
  });

  it('is changed with a stamp: the stale editor is shown what is saved', async () => {
    const { personId } = await aMember(product.owner, { tenant: centre });
    const { concurrencyStamp } = await detail(personId);
    const save = (input: object) =>
      product.call<Item>(admin, 'PUT', '/api/business/user', { userId: personId, concurrencyStamp, ...input });
    const saved = await save({
      name: 'Ana Ruiz',
      countryCode: '+34',
      phoneNumber: '600111222',
      birthday: '1990-02-03',
      roles: ['SeniorCoach', 'trainer'],
    });
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({
      name: 'Ana Ruiz',
      phoneNumber: '600111222',
      roles: ['SeniorCoach', 'trainer'],
    });
    const stale = await save({ roles: ['Coach'] });
    expect([stale.status, stale.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(stale.error.data).toMatchObject({ current: { name: 'Ana Ruiz', concurrencyStamp: saved.body.concurrencyStamp } });
  });

  it("names a child's coaches anew", async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    const assign = (coachUserIds: string[]) =>
      product.call<{ coachNames: string[] }>(admin, 'POST', '/api/business/userCoach/assign', { userId: subject.subjectId, coachUserIds });
    expect((await assign([centre.coach.personId])).body.coachNames).toEqual([centre.coach.name]);
    const info = await product.call<{ coachNames: string[] }>(admin, 'POST', '/api/business/subject/getSubjectInfo', {
      subjectId: subject.subjectId,
    });
    expect(info.body.coachNames).toEqual([centre.coach.name]);
    expect((await assign([elsewhere.coach.personId])).status).toBe(404);
    expect((await list(admin, { filter: centre.coach.email })).body.items[0]?.assignedChildren).toBe(1);
  });

  it('reads a page of 20,000 in the order of an index', async () => {
    const big = await aTenant(product.owner);
    const head = await aMember(product.owner, { tenant: big, roles: ['CenterAdmin'] });
    const neighbour = await aTenant(product.owner);
    await sql`
      with people as (insert into identity.persons (email, name) select 'many' || n || '@test.example', 'Many ' || n from generate_series(1, 20000) n returning id)
      insert into identity.memberships (person_id, tenant_id, side)
      select id, tenant, 'centre' from people, unnest(array[${big.tenantId}, ${neighbour.tenantId}]::uuid[]) as tenant`.execute(
      product.owner,
    );
    await sql`analyze identity.memberships, identity.persons`.execute(product.owner);
    const page = { skipCount: 0, maxResultCount: 12 };
    const plans = await actingAs(product.pools, head.at(), async (db) => {
      const explain = async (query: ReturnType<typeof staffPage> | ReturnType<typeof staffCount>) =>
        (await sql<Record<string, string>>`explain ${query}`.execute(db)).rows.map((row) => row['QUERY PLAN']).join('\n');
      return [await explain(staffPage(head.at(), page)), await explain(staffCount(head.at(), page))];
    });
    expect(plans[0]).toContain('memberships_staff');
    expect(plans[0]?.split('SubPlan')[0]).not.toMatch(/Sort|Seq Scan/);
    expect(plans[1]).not.toContain('persons');
    const started = performance.now();
    const reply = await list(await issueToken(product.owner, head.personId, head.membershipId), page);
    expect(reply.body.totalCount).toBe(20_001);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

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
});

describe('contacts', () => {
  it('are the colleagues, and the guardians of the own children', async () => {
    const mine = await aSubject(product.owner, { tenant: centre, coach: centre.coach, firstName: 'Mine' });
    const other = await aSubject(product.owner, { tenant: centre, firstName: 'Other' });
    for (const [subjectId, fullName] of [
      [mine.subjectId, 'Mother of Mine'],
      [other.subjectId, 'Mother of Other'],
    ] as const)
      await product.call(admin, 'POST', '/api/business/subject/guardianAndSubject', {
        subjectId,
        fullName,
        role: 'Mother',
        phone: '600100200',
      });
    const contacts = async (token: string, kind: string) =>
      (await product.call<{ items: { name: string }[] }>(token, 'GET', '/api/business/user/contacts', { kind })).body.items.map(
        (item) => item.name,
      );
    expect(await contacts(coach, 'guardian')).toEqual(['Mother of Mine']);
    expect(await contacts(admin, 'guardian')).toEqual(['Mother of Mine', 'Mother of Other']);
    expect(await contacts(coach, 'staff')).toContain(centre.admin.name);
    expect(await contacts(coach, 'staff')).not.toContain(elsewhere.admin.name);
    const roles = await product.call<{ items: string[] }>(admin, 'GET', '/api/business/userCoach/avaliableGuardianRoles', {
      subjectId: mine.subjectId,
    });
    expect(roles.body.items).toEqual(['Father', 'Grandparent', 'Other']);
  });
});
