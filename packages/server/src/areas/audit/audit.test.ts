import type { AuditEntry } from '@trellis/contract/audit/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aCourse } from '../../fixtures/course-builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Page {
  items: AuditEntry[];
  next: number | null;
}

let product: TestProduct;
let riverside: CentreBuilt;
let harbour: CentreBuilt;
let ida: SubjectBuilt;
let platform: { personId: string; membershipId: string };
let tokens: { riverside: string; harbour: string; platform: string };

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  riverside = await aCentre(owner, { name: 'Riverside' });
  harbour = await aCentre(owner, { name: 'Harbour' });
  ida = await aSubject(owner, { tenant: riverside, firstName: 'Ida' });
  platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  tokens = { riverside: await tokenOf(riverside.admin), harbour: await tokenOf(harbour.admin), platform: await tokenOf(platform) };
});
afterAll(() => product.close());

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const list = async (token: string, input: object = {}) => {
  const reply = await product.call<Page>(token, 'GET', '/api/rocketAdmin/audit', { maxResultCount: 100, ...input });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const tag = async (value: string) =>
  expect((await product.call(tokens.riverside, 'PUT', '/api/business/subject/subjectTag', { id: ida.subjectId, tag: value })).status).toBe(
    200,
  );

describe('the trail', () => {
  it('calls what is of the library by its title, as its row and in a change', async () => {
    const { course } = await aCourse(product.owner, { ...riverside.admin, ...platform }, { centres: [riverside] });
    const given = { tenant_id: riverside.tenantId, course_id: course, uses_quota: false };
    await product.owner
      .insertInto('app.user_courses')
      .values({ ...given, person_id: riverside.coach.personId, given_by: riverside.admin.personId })
      .execute();
    const [latest] = (await list(tokens.riverside, { table: 'app.user_courses' })).items;
    expect(latest?.changes.find(({ column }) => column === 'course_id')).toMatchObject({
      to: course,
      toLabel: expect.stringMatching(/^Course \d+$/),
    });
    const [added] = (await list(tokens.platform, { table: 'catalog.courses' })).items;
    expect(added).toMatchObject({ rowId: course, rowLabel: expect.stringMatching(/^Course \d+$/) });
  });

  it('tells who changed what from what to what, newest first', async () => {
    await tag('Archived');
    const [latest] = (await list(tokens.riverside)).items;
    expect(latest).toMatchObject({
      table: 'app.subjects',
      operation: 'UPDATE',
      personId: riverside.admin.personId,
      personName: riverside.admin.name,
      tenantName: 'Riverside',
      rowId: ida.subjectId,
      rowLabel: ida.name,
      // and when it left
      changes: expect.arrayContaining([
        expect.objectContaining({ column: 'left_at', from: null, to: expect.any(String) }),
        expect.objectContaining({ column: 'tag', from: 'Active', to: 'Archived' }),
      ]),
    });
    expect(latest?.changes).toHaveLength(2);
  });

  it('names whom a change is about', async () => {
    const group = await product.call(tokens.platform, 'POST', '/api/rocketAdmin/staffGroup', {
      tenantId: riverside.tenantId,
      name: 'Tigers',
      memberIds: [riverside.coach.personId],
    });
    expect(group.status).toBe(200);
    const { items } = await list(tokens.riverside, { table: 'app.staff_group_members' });
    expect(items).toMatchObject([{ operation: 'INSERT', rowLabel: riverside.coach.name, personName: null }]);
    expect(items[0]?.changes).toContainEqual({
      column: 'person_id',
      from: null,
      to: riverside.coach.personId,
      fromLabel: null,
      toLabel: riverside.coach.name,
    });
    expect((await list(tokens.platform, { table: 'app.staff_groups' })).items).toMatchObject([
      { personId: platform.personId, rowLabel: 'Tigers' },
    ]);
  });

  it('of another center is not there', async () => {
    await tag('Potential');
    for (const input of [{}, { rowId: ida.subjectId }, { personId: riverside.admin.personId }, { tenantId: riverside.tenantId }]) {
      const { items } = await list(tokens.harbour, input);
      expect(items.filter((item) => item.tenantId !== harbour.tenantId)).toEqual([]);
      expect(items.filter((item) => item.rowId === ida.subjectId)).toEqual([]);
    }
    const [first] = (await list(tokens.riverside)).items;
    expect((await list(tokens.harbour, { before: first?.id })).items).toEqual([]);
    const managed = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin', centres: [harbour] }));
    expect((await list(managed)).items.filter((item) => item.tenantId !== harbour.tenantId)).toEqual([]);
    expect((await list(managed)).items.length).toBeGreaterThan(0);
    const all = (await list(tokens.platform)).items.map((item) => item.tenantId);
    expect(all).toEqual(expect.arrayContaining([riverside.tenantId, harbour.tenantId]));
  });

  it('tells a center nothing of whom the platform lets look after it', async () => {
    await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [riverside] });
    const ofCenter = { table: 'identity.managed_tenants', tenantId: riverside.tenantId };
    expect((await list(tokens.platform, ofCenter)).items).toHaveLength(1);
    expect((await list(tokens.riverside, ofCenter)).items).toEqual([]);
  });

  it('never holds a secret', async () => {
    const { owner } = product;
    await owner
      .updateTable('identity.persons')
      .set({ password_hash: 'scrypt-secret' })
      .where('id', '=', riverside.admin.personId)
      .execute();
    await owner
      .updateTable('identity.persons')
      .set({ password_hash: 'scrypt-secret-2', phone: '+34600111222' })
      .where('id', '=', riverside.admin.personId)
      .execute();
    await owner
      .updateTable('identity.tenants')
      .set({ qr_token: 'qr-secret', remark: 'New' })
      .where('id', '=', riverside.tenantId)
      .execute();
    const trail = JSON.stringify(await list(tokens.platform));
    expect(trail).toContain('+34600111222');
    for (const secret of ['scrypt-secret', 'qr-secret', 'password_hash', 'qr_token', 'token_hash', 'code_hash'])
      expect(trail).not.toContain(secret);
    const changes = (await list(tokens.platform, { rowId: riverside.admin.personId, operation: 'UPDATE' })).items;
    expect(changes).toHaveLength(1);
  });

  it('is narrowed by person, kind of thing, operation and days of the center', async () => {
    const byAdmin = await list(tokens.platform, { person: riverside.admin.name });
    expect(new Set(byAdmin.items.map((item) => item.personId))).toEqual(new Set([riverside.admin.personId]));
    expect(new Set((await list(tokens.riverside, { table: 'app.subjects', operation: 'INSERT' })).items.map((item) => item.rowId))).toEqual(
      new Set([ida.subjectId]),
    );
    const { owner } = product;
    // ten at night in New York is the next day already in UTC
    await owner
      .insertInto('audit.changes')
      .values({ tenant_id: riverside.tenantId, table_name: 'app.subjects', operation: 'DELETE', at: new Date('2024-03-02T03:00:00Z') })
      .execute();
    const onDay = async (token: string, day: string) => (await list(token, { from: day, to: day, operation: 'DELETE' })).items.length;
    expect([await onDay(tokens.riverside, '2024-03-01'), await onDay(tokens.riverside, '2024-03-02')]).toEqual([1, 0]);
    expect([await onDay(tokens.platform, '2024-03-01'), await onDay(tokens.platform, '2024-03-02')]).toEqual([0, 1]);
  });

  it('is read page by page without a gap, whatever happens meanwhile', async () => {
    const whole = (await list(tokens.platform)).items.map((item) => item.id);
    const read: number[] = [];
    let before: number | null = null;
    do {
      const page: Page = await list(tokens.platform, { maxResultCount: 3, ...(before ? { before } : {}) });
      read.push(...page.items.map((item) => item.id));
      before = page.next;
      if (read.length === 3) await tag('Active');
    } while (before !== null);
    expect(read).toEqual(whole);
  });

  it('calls guardians, plans and sessions by what people know them by', async () => {
    const { owner } = product;
    const { guardianId } = await aGuardian(owner, { subject: ida, fullName: 'Rosa Keller' });
    const { planId } = await aPlan(owner, { subject: ida, coach: riverside.coach });
    const labelOf = async (table: string, column: string) => {
      const [latest] = (await list(tokens.riverside, { table })).items;
      return latest?.changes.find((change) => change.column === column);
    };
    expect(await labelOf('app.subject_guardians', 'guardian_id')).toMatchObject({ to: guardianId, toLabel: 'Rosa Keller' });
    const title = expect.stringMatching(/\w+ \w+/);
    expect(await labelOf('app.plan_members', 'plan_id')).toMatchObject({ to: planId, toLabel: title });
    expect(await labelOf('app.plans', 'plan_template_version_id')).toMatchObject({ toLabel: title });
    expect(await labelOf('app.session_items', 'session_id')).toMatchObject({ toLabel: expect.stringMatching(/^#\d+$/) });
  });

  it('is for administrators', async () => {
    expect((await product.call(await tokenOf(riverside.coach), 'GET', '/api/rocketAdmin/audit')).status).toBe(403);
  });
});
