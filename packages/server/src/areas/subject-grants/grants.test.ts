import type { FamilyCode } from '@trellis/contract/guardians/family-code';
import type { GrantedSubject } from '@trellis/contract/subject-grants/calls';
import type { FoundCenter, GuestGrants } from '@trellis/contract/subject-grants/guest-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { setPublicOrigin } from '../../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let home: CentreBuilt;
let away: CentreBuilt;
let atHome: string;
let atAway: string;
let child: SubjectBuilt;
let mother: string;

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  home = await aCentre(product.owner, { name: 'Riverside' });
  away = await aCentre(product.owner, { name: 'Harbor' });
  atHome = await issueToken(product.owner, home.admin.personId, home.admin.membershipId);
  atAway = await issueToken(product.owner, away.admin.personId, away.admin.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('app.subject_grants').execute();
  child = await aSubject(product.owner, { tenant: home, firstName: 'Mina', lastName: 'Ruiz' });
  mother = (await aGuardian(product.owner, { subject: child, fullName: 'Rosa Ruiz' })).guardianId;
});

const codeFor = (guardianId: string, token = atHome) =>
  product.call<FamilyCode>(token, 'GET', '/api/rocketAdmin/QrCode/grant', { subjectId: child.subjectId, guardianId });
const tokenFor = async (guardianId: string) => new URL((await codeFor(guardianId)).body.url).hash.slice(1);
const guest = <T = GuestGrants>(token: string, method = 'GET', path = '', input?: object) =>
  product.call<T>(undefined, method, `/api/m/grant${path}`, input, { authorization: `Guest ${token}` });
const listed = async (token: string, query: object = {}) =>
  (
    await product.call<{ items: GrantedSubject[]; totalCount: number; centerCode: string }>(
      token,
      'GET',
      '/api/rocketAdmin/userGrant/grantedSubjects',
      query,
    )
  ).body;
const find = async (token: string, code: string) =>
  (await guest<{ center: FoundCenter | null }>(token, 'POST', '/center', { code })).body.center;

async function grant(token: string, code?: string) {
  const used = code ?? (await listed(atAway)).centerCode;
  const found = await find(token, used);
  return guest(token, 'POST', '', { centerId: found?.id ?? '', code: used });
}

describe('a guardian', () => {
  it('finds a center by its code alone, however it is written', async () => {
    const { centerCode } = await listed(atAway);
    expect(centerCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const token = await tokenFor(mother);
    const spaced = `${centerCode.slice(0, 4)} - ${centerCode.slice(4).toLowerCase()}`;
    expect(await find(token, spaced)).toMatchObject({ id: away.tenantId, name: 'Harbor' });
    expect(await find(token, `${centerCode.slice(0, 7)}%`)).toBeNull();
    expect(await find(token, (await listed(atHome)).centerCode)).toBeNull();
  });

  it('lets a center read, sees it, and lets it no longer', async () => {
    const token = await tokenFor(mother);
    expect((await guest(token)).body).toMatchObject({ centerName: 'Riverside', childName: 'Mina', grants: [] });
    expect((await grant(token)).status).toBe(200);
    const { grants } = (await guest(token)).body;
    expect(grants).toMatchObject([{ name: 'Harbor' }]);
    expect((await listed(atAway)).items).toMatchObject([{ name: 'Mina Ruiz', centerName: 'Riverside' }]);
    const id = grants[0]?.id ?? '';
    for (const _ of [1, 2]) expect((await guest(token, 'DELETE', `/${id}`)).status).toBe(200);
    expect((await guest(token)).body.grants).toEqual([]);
    expect(await listed(atAway)).toMatchObject({ items: [], totalCount: 0 });
    expect((await grant(token)).status).toBe(200);
  });

  it('names both the center and its code', async () => {
    const token = await tokenFor(mother);
    const wrong = await guest(token, 'POST', '', { centerId: away.tenantId, code: (await listed(atHome)).centerCode });
    expect([wrong.status, wrong.error.code]).toEqual([404, 'Trellis:CenterCodeUnknown']);
    expect((await listed(atAway)).totalCount).toBe(0);
  });

  it('who sends it from two phones at once grants once', async () => {
    const [one, two] = [await tokenFor(mother), await tokenFor(mother)];
    const replies = await Promise.all([grant(one), grant(two), grant(one)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('Trellis:AlreadyGranted');
    expect((await listed(atAway)).totalCount).toBe(1);
  });

  it('may try twenty codes an hour, counted also when they try them all at once', async () => {
    const token = await tokenFor(mother);
    const tries = await Promise.all(Array.from({ length: 22 }, () => guest(token, 'POST', '/center', { code: 'AAAAAAAA' })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await guest(token, 'POST', '/center', { code: 'AAAAAAAA' })).error.code).toBe('Trellis:CenterCodeTries');
    await sql`update app.guest_links set tries_since = now() - interval '61 minutes' where tries > 0`.execute(product.owner);
    expect((await guest(token, 'POST', '/center', { code: 'AAAAAAAA' })).status).toBe(200);
  });

  it('needs the right to grant, which a grandparent has only when the center gives it', async () => {
    const { body } = await product.call<{ guardianId: string }>(atHome, 'POST', '/api/business/subject/guardianAndSubject', {
      subjectId: child.subjectId,
      role: 'Grandparent',
      fullName: 'Ana Ruiz',
    });
    const refused = await codeFor(body.guardianId);
    expect([refused.status, refused.error.code]).toEqual([403, 'Trellis:GuardianMayNot']);
    const relation = { guardianId: body.guardianId, subjectId: child.subjectId };
    await product.call(atHome, 'PUT', '/api/business/subject/guardianRelation', { ...relation, canGrant: true });
    const token = await tokenFor(body.guardianId);
    expect((await guest(token)).status).toBe(200);
    await product.call(atHome, 'PUT', '/api/business/subject/guardianRelation', { ...relation, canGrant: false });
    expect((await guest(token)).error.code).toBe('Trellis:GuardianMayNot');
    expect((await grant(token).catch(() => ({ status: 0 }))).status).not.toBe(200);
  });
});

describe('what was granted', () => {
  it('stands in the record of the child, with who said so', async () => {
    await grant(await tokenFor(mother));
    const path = `/api/rocketAdmin/userGrant/subjectTenant/${child.subjectId}`;
    const record = await product.call<{ grants: object[] }>(atHome, 'GET', path);
    expect(record.body.grants).toMatchObject([{ tenantName: 'Harbor', guardianName: 'Rosa Ruiz' }]);
    expect((await product.call(atAway, 'GET', path)).error.code).toBe('SubjectNotFound');
  });

  it('tells the other center the name and the year of birth, and nothing else', async () => {
    await grant(await tokenFor(mother));
    const { items } = await listed(atAway, { name: 'mina' });
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['birthYear', 'centerName', 'grantedAt', 'id', 'name']);
    expect((await listed(atAway, { name: 'nobody' })).totalCount).toBe(0);
    expect((await listed(atHome)).totalCount).toBe(0);
    const info = await product.call(atAway, 'POST', '/api/business/subject/getSubjectInfo', { subjectId: child.subjectId });
    expect(info.error.code).toBe('SubjectNotFound');
    const seen = await inTransaction(product.pools.centre, { 'app.tenant_id': away.tenantId }, async (db) => [
      (await sql`select 1 from app.subjects where id = ${child.subjectId}`.execute(db)).rows.length,
      (await sql`select 1 from app.subject_grants where subject_id = ${child.subjectId}`.execute(db)).rows.length,
      (await sql`select 1 from app.grants_of_subject(${home.tenantId}, ${child.subjectId})`.execute(db)).rows.length,
    ]);
    expect(seen).toEqual([0, 0, 0]);
  });

  it('is on record, and forgotten with the child', async () => {
    await grant(await tokenFor(mother));
    const trail = await sql<{ operation: string }>`
      select operation from audit.changes where table_name = 'app.subject_grants' and tenant_id = ${home.tenantId}
      and after ->> 'subject_id' = ${child.subjectId}`.execute(product.owner);
    expect(trail.rows).toEqual([{ operation: 'INSERT' }]);
    await sql`select app.forget_subject(${home.tenantId}, ${child.subjectId})`.execute(product.owner);
    expect((await listed(atAway)).totalCount).toBe(0);
    expect(await product.owner.selectFrom('app.subject_grants').select('id').execute()).toEqual([]);
  });

  it('is written by a guest for the child and the guardian of the link alone', async () => {
    const brother = await aSubject(product.owner, { tenant: home });
    const settings = {
      'app.tenant_id': home.tenantId,
      'app.subject_id': child.subjectId,
      'app.guardian_id': mother,
      'app.link_id': '',
    };
    const insert = (subjectId: string, guardianId: string) =>
      inTransaction(product.pools.link, settings, (db) =>
        db
          .insertInto('app.subject_grants')
          .values({ tenant_id: home.tenantId, subject_id: subjectId, granted_to: away.tenantId, granted_by: guardianId })
          .execute(),
      );
    await expect(insert(brother.subjectId, mother)).rejects.toThrow('row-level security');
    const { guardianId } = await aGuardian(product.owner, { subject: brother });
    await expect(insert(child.subjectId, guardianId)).rejects.toThrow('row-level security');
  });
});
