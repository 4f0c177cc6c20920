import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, aTenant } from '../../../fixtures/builders.ts';
import { longPageQuery } from '../../../platform/db/long-list.ts';
import { actingAs } from '../../../platform/http/acting.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk, type StaffRow } from '../../../testing/staff-desk.ts';
import { assertXml, unzip } from '../../../testing/unzip.ts';
import { staffList } from './list-staff.ts';

let product: StaffDesk['product'];
let centre: StaffDesk['centre'];
let elsewhere: StaffDesk['elsewhere'];
let admin: StaffDesk['admin'];
let coach: StaffDesk['coach'];
let platform: StaffDesk['platform'];
let enterprise: StaffDesk['enterprise'];
let post: StaffDesk['post'];
let list: StaffDesk['list'];
let detail: StaffDesk['detail'];
let freeze: StaffDesk['freeze'];
beforeAll(async () => {
  ({ product, centre, elsewhere, admin, coach, platform, enterprise, post, list, detail, freeze } = await openStaffDesk());
});
afterAll(() => product.close());

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

  it('of a closed centre says that it is closed', async () => {
    const states = async () => (await list(platform, { tenantId: elsewhere.tenantId })).body.items.map(({ isClosed }) => isClosed);
    expect(new Set(await states())).toEqual(new Set([false]));
    const setState = (state: string) =>
      product.owner.updateTable('identity.tenants').set({ state }).where('id', '=', elsewhere.tenantId).execute();
    await setState('Invalid');
    expect(new Set(await states())).toEqual(new Set([true]));
    await setState('Effective');
  });

  it('is narrowed to those who train children', async () => {
    const idsOf = async (input: object) => (await list(admin, input)).body.items.map(({ id }) => id);
    const { personId: both } = await aMember(product.owner, { tenant: centre, roles: ['CenterAdmin', 'SeniorCoach'] });
    const training = await idsOf({ isTraining: true });
    expect(training).toEqual(expect.arrayContaining([centre.coach.personId, both]));
    expect(training).not.toContain(centre.admin.personId);
    expect(await idsOf({})).toContain(centre.admin.personId);
  });

  it('is that of trainers for whoever opens the trainer database alone', async () => {
    const tenant = await aTenant(product.owner);
    const head = await aMember(product.owner, { tenant, roles: ['CenterAdmin'] });
    const trainer = await aMember(product.owner, { tenant, roles: ['Coach'] });
    await product.owner
      .insertInto('identity.role_policies')
      .values({ tenant_id: tenant.tenantId, role: 'CenterAdmin', policy: 'PFE.UserManagement.User', granted: false })
      .execute();
    const { body } = await list(await issueToken(product.owner, head.personId, head.membershipId));
    expect(body.items.map(({ id }) => id)).toEqual([trainer.personId]);
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
      product.call<StaffRow>(admin, 'PUT', '/api/business/user', { userId: personId, concurrencyStamp, ...input });
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

  it('reads a page of 8,000 in the order of an index, beside as many of others', async () => {
    const big = await aTenant(product.owner);
    const head = await aMember(product.owner, { tenant: big, roles: ['CenterAdmin'] });
    const others = await Promise.all([1, 2, 3].map(() => aTenant(product.owner)));
    const tenants = [big, ...others].map(({ tenantId }) => tenantId);
    await sql`
      with people as (insert into identity.persons (email, name) select 'many' || n || '@test.example', 'Many ' || n from generate_series(1, 8000) n returning id)
      insert into identity.memberships (person_id, tenant_id, side)
      select id, tenant, 'centre' from people, unnest(${tenants}::uuid[]) as tenant`.execute(product.owner);
    await sql`analyze identity.memberships, identity.persons, identity.listed_staff`.execute(product.owner);
    const page = { skipCount: 0, maxResultCount: 12 };
    const plans = await actingAs(product.pools, head.at(), async (db) => {
      const explain = async (sorting: string) =>
        (await sql<Record<string, string>>`explain ${longPageQuery(staffList(head.at(), { ...page, sorting }), page)}`.execute(db)).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n');
      return [await explain('createdAt desc'), await explain('name')];
    });
    for (const plan of plans) {
      // nobody is sorted, and nothing else is read of anybody
      expect(plan).toMatch(/Index (Only )?Scan.* using listed_staff_/);
      expect(plan).not.toMatch(/Sort|persons|memberships/);
    }
    const reply = await list(await issueToken(product.owner, head.personId, head.membershipId), page);
    expect(reply.body).toMatchObject({ totalCount: 8001, totalIsCapped: false });
    const everywhere = await list(platform, page);
    expect(everywhere.body).toMatchObject({ totalCount: 10_000, totalIsCapped: true });
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

  it('is in the order of the list, over more than one portion too', async () => {
    const crowd = await aCentre(product.owner, { name: 'Order' });
    await sql`
      with people as (
        insert into identity.persons (email, name) select 'order' || n || '@test.example', 'Person ' || n % 1200 from generate_series(1, 1500) n returning id
      )
      insert into identity.memberships (person_id, tenant_id, side) select id, ${crowd.tenantId}, 'centre' from people`.execute(
      product.owner,
    );
    const token = await issueToken(product.owner, crowd.admin.personId, crowd.admin.membershipId);
    for (const sorting of ['name', 'name desc', 'createdAt', 'createdAt desc']) {
      const pages = await Promise.all([0, 1000].map((skipCount) => list(token, { sorting, skipCount, maxResultCount: 1000 })));
      const shown = pages.flatMap(({ body }) => body.items.map(({ name }) => name));
      expect(namesIn((await fetchFile(token, `?sorting=${encodeURIComponent(sorting)}`)).rawPayload)).toEqual(shown);
    }
    expect((await fetchFile(token, '?sorting=phone')).statusCode).toBe(400);
  });

  it('is refused to whoever may not read the list', async () => {
    expect((await fetchFile(coach)).statusCode).toBe(403);
  });
});
