import type { ChildInfo, ChildItem, PersonInfo, PersonItem } from '@trellis/contract/admins/people/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

type Page<T> = { items: T[]; totalCount: number };
type ManagementRole = 'admin' | 'operation' | 'medicalSupport' | 'sales' | 'salesAdmin' | 'agent' | 'editor';

let product: TestProduct;
let riverside: CentreBuilt;
let harbour: CentreBuilt;
let ida: SubjectBuilt;
let leo: SubjectBuilt;
let admin: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  riverside = await aCentre(owner, { name: 'Riverside' });
  harbour = await aCentre(owner, { name: 'Harbour' });
  ida = await aSubject(owner, { coach: riverside.coach, firstName: 'Ida' });
  leo = await aSubject(owner, { coach: harbour.coach, firstName: 'Leo', bound: false });
  admin = await as('admin');
});
afterAll(() => product.close());

async function as(role: ManagementRole, centres?: CentreBuilt[]): Promise<string> {
  const person = await anOverseer(product.owner, { side: 'management', role, ...(centres ? { centres } : {}) });
  return issueToken(product.owner, person.personId, person.membershipId);
}
const people = (token: string, input: object = {}) =>
  product.call<Page<PersonItem>>(token, 'POST', '/api/rocketAdmin/user/list', { maxResultCount: 100, ...input });
const person = (token: string, id: string) => product.call<PersonInfo>(token, 'GET', '/api/rocketAdmin/user/info', { id });
const children = (token: string, input: object = {}) =>
  product.call<Page<ChildItem>>(token, 'POST', '/api/rocketAdmin/user/subjectList', { maxResultCount: 100, ...input });
const child = (token: string, id: string) => product.call<ChildInfo>(token, 'GET', '/api/rocketAdmin/user/subjectInfo', { id });
const ids = (reply: { body: Page<{ id: string }> }) => reply.body.items.map((item) => item.id);

describe('people across tenants', () => {
  it('are listed with where they work, and found by name, role, side, state and center', async () => {
    const { owner } = product;
    const twice = await aMember(owner, { tenant: riverside, roles: ['SeniorCoach'] });
    await aMember(owner, { tenant: harbour, person: twice, roles: ['Coach'], state: 'Invalid' });
    const all = await people(admin);
    expect(ids(all)).toEqual(expect.arrayContaining([riverside.admin.personId, harbour.admin.personId, twice.personId]));
    expect(all.body.items.find((item) => item.id === twice.personId)?.memberships).toMatchObject([
      { tenantName: 'Harbour', roles: ['Coach'], state: 'Frozen', side: 'centre' },
      { tenantName: 'Riverside', roles: ['SeniorCoach'], state: 'Effective' },
    ]);
    expect(ids(await people(admin, { filter: twice.name, tenantId: harbour.tenantId }))).toEqual([twice.personId]);
    expect(ids(await people(admin, { role: 'SeniorCoach' }))).toEqual([twice.personId]);
    expect(ids(await people(admin, { tenantId: harbour.tenantId, state: 'Frozen' }))).toEqual([twice.personId]);
    // one membership must meet all of it
    expect(ids(await people(admin, { role: 'SeniorCoach', tenantId: harbour.tenantId }))).toEqual([]);
    expect(ids(await people(admin, { side: 'management' }))).not.toContain(twice.personId);
    const pages = [await people(admin, { maxResultCount: 2 }), await people(admin, { maxResultCount: 2, skipCount: 2 })];
    expect(new Set(pages.flatMap(ids)).size).toBe(4);
    expect(pages[0]?.body.totalCount).toBe(all.body.totalCount);
  });

  it('work nowhere where an area was deleted', async () => {
    const area = await anOverseer(product.owner, { side: 'area', role: 'AreaAdmin' });
    const inArea = async () => (await people(admin, { tenantId: area.tenantId })).body.items[0]?.memberships[0]?.state;
    expect(await inArea()).toBe('Effective');
    await product.call(admin, 'DELETE', `/api/business/tenant/${area.tenantId}`);
    expect(await inArea()).toBe('Closed');
    expect(ids(await people(admin, { tenantId: area.tenantId, state: 'Closed' }))).toEqual([area.personId]);
    expect(ids(await people(admin, { tenantId: area.tenantId, state: 'Effective' }))).toEqual([]);
    expect((await person(admin, area.personId)).body.memberships).toMatchObject([{ state: 'Closed' }]);
  });

  it('are shown one by one with their sign-ins', async () => {
    await issueToken(product.owner, riverside.coach.personId, riverside.coach.membershipId);
    const { body } = await person(admin, riverside.coach.personId);
    expect(body).toMatchObject({ name: riverside.coach.name, email: riverside.coach.email, gender: 'Unknown', language: 'en' });
    expect(body.memberships).toMatchObject([{ tenantName: 'Riverside', roles: ['Coach'], lastSignIn: expect.any(String) }]);
    expect(body.signIns).toMatchObject([{ tenantName: 'Riverside', endedAt: null }]);
    expect(JSON.stringify(body)).not.toContain('password');
  });

  it('of another center do not exist for whoever looks after some', async () => {
    const managed = await as('operation', [riverside]);
    expect(ids(await people(managed))).toEqual(expect.arrayContaining([riverside.admin.personId]));
    expect(ids(await people(managed))).not.toContain(harbour.admin.personId);
    expect(ids(await people(managed, { tenantId: harbour.tenantId }))).toEqual([]);
    expect((await person(managed, harbour.admin.personId)).status).toBe(404);
    const { body } = await person(managed, riverside.admin.personId);
    expect(body.memberships).toHaveLength(1);
    expect(body.signIns).toBeNull();
  });

  it('are nothing for other roles of the platform, nor for a center', async () => {
    const ofCentre = await issueToken(product.owner, riverside.admin.personId, riverside.admin.membershipId);
    for (const token of [await as('editor'), await as('medicalSupport'), await as('sales'), ofCentre]) {
      expect((await people(token)).status).toBe(403);
      expect((await person(token, riverside.admin.personId)).status).toBe(403);
    }
  });
});

describe('children across centers', () => {
  it.each(['admin', 'operation', 'medicalSupport', 'agent'] as const)('are listed for the role %s', async (role) => {
    const token = await as(role);
    const all = await children(token);
    expect(ids(all)).toEqual(expect.arrayContaining([ida.subjectId, leo.subjectId]));
    expect(all.body.items.find((item) => item.id === ida.subjectId)).toMatchObject({
      tenantName: 'Riverside',
      status: 'Bind',
      coachNames: [riverside.coach.name],
      remainingTimes: 0,
    });
    expect(ids(await children(token, { tenantId: harbour.tenantId }))).toEqual([leo.subjectId]);
    expect(ids(await children(token, { filter: 'ida' }))).toEqual([ida.subjectId]);
    expect(ids(await children(token, { status: 'Unbound' }))).toEqual([leo.subjectId]);
  });

  it('are found by name and clinic number in one field', async () => {
    await product.owner.updateTable('app.subjects').set({ outpatient_number: 'HB-309' }).where('id', '=', leo.subjectId).execute();
    expect(ids(await children(admin, { filter: 'hb-3' }))).toEqual([leo.subjectId]);
    expect(ids(await children(admin, { filter: 'hb-3', outpatientNumber: '309' }))).toEqual([leo.subjectId]);
    expect(ids(await children(admin, { filter: 'ida', outpatientNumber: '309' }))).toEqual([]);
  });

  it.each(['sales', 'salesAdmin', 'editor'] as const)('are never shown to the role %s', async (role) => {
    const token = await as(role);
    expect([(await children(token)).status, (await child(token, ida.subjectId)).status]).toEqual([403, 403]);
  });

  it('of another center do not exist for managed staff', async () => {
    const managed = await as('medicalSupport', [riverside]);
    expect(ids(await children(managed))).toEqual([ida.subjectId]);
    expect(ids(await children(managed, { tenantId: harbour.tenantId }))).toEqual([]);
    expect((await children(managed, { filter: 'leo' })).body.totalCount).toBe(0);
    const foreign = await child(managed, leo.subjectId);
    expect([foreign.status, foreign.error.code]).toEqual([404, 'SubjectNotFound']);
    expect((await child(managed, ida.subjectId)).status).toBe(200);
  });

  it('are no children at all for whoever looks after no center', async () => {
    expect((await children(await as('medicalSupport', []))).body).toEqual({ items: [], totalCount: 0, totalIsCapped: false });
  });

  it('are shown one by one with their plans and guardians', async () => {
    await aPlan(product.owner, { subject: ida, coach: riverside.coach });
    const { body } = await child(admin, ida.subjectId);
    expect(body).toMatchObject({ name: ida.name, tenantName: 'Riverside', guardians: [] });
    expect(body.plans).toMatchObject([{ state: 'active', finished: 0, displayName: expect.stringMatching(/./) }]);
  });

  it('tell the music that their sessions play, and what they listened to', async () => {
    const { owner } = product;
    const mia = await aSubject(owner, { coach: riverside.coach });
    const { planId } = await aPlan(owner, { subject: mia, coach: riverside.coach });
    const [course, placed] = await Promise.all([
      owner
        .selectFrom('catalog.music_courses')
        .select(['id', sql<string>`name ->> 'en'`.as('name')])
        .limit(1)
        .executeTakeFirstOrThrow(),
      owner
        .selectFrom('app.session_tracks as placed')
        .innerJoin('app.sessions as session', 'session.id', 'placed.session_id')
        .innerJoin('catalog.tracks as track', 'track.id', 'placed.track_id')
        .select(['placed.id', 'session.num', sql<string>`track.title ->> 'en'`.as('title'), 'track.seconds'])
        .where('session.plan_id', '=', planId)
        .orderBy('session.num')
        .limit(1)
        .executeTakeFirstOrThrow(),
    ]);
    const of = { tenant_id: mia.tenantId, subject_id: mia.subjectId };
    const chosen = { ...of, position: 1, music_course_id: course.id, session_count: 12, is_edited: true };
    await owner.insertInto('app.music_generations').values(chosen).execute();
    await owner
      .insertInto('app.track_progress')
      .values({ ...of, session_track_id: placed.id, seconds: 31, state: 'Pause' })
      .execute();
    const { body } = await child(admin, mia.subjectId);
    expect(body.music).toEqual([{ courseName: course.name, sessionCount: 12, isEdited: true }]);
    expect(body.listened).toMatchObject([
      { num: placed.num, title: placed.title, seconds: 31, duration: placed.seconds, isFinished: false, time: expect.any(String) },
    ]);
  });
});
