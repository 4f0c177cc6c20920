import { webhookEvents } from '@trellis/contract/connections/webhooks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, actAs, anOverseer, aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { grantAssessments, publishAssessments } from '../../../fixtures/publish-assessments.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { aTenantContract } from '../../../fixtures/tenant-contract-builders.ts';
import { aContract, anOccurrence, aPlan, aTrial } from '../../../fixtures/training-builders.ts';
import { aVrTest } from '../../../fixtures/vr-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { orderAssessments } from '../../assessments/order-assessments.ts';
import { abandonSession } from '../../offline-plans/abandon-session.ts';
import { startSession } from '../../offline-plans/start-session.ts';

let product: TestProduct;
let centre: CentreBuilt;
let next: CentreBuilt;
let admin: string;
let taker: string;
let subject: SubjectBuilt;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  [centre, next] = [await aCentre(owner), await aCentre(owner)];
  await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre, next] });
  admin = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  taker = await issueToken(owner, next.admin.personId, next.admin.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  subject = await aSubject(product.owner, { tenant: centre, coach: centre.coach });
  await product.owner.deleteFrom('app.webhooks').execute();
  await hook(centre);
});

const hook = async ({ tenantId, admin: { personId } }: CentreBuilt, events: readonly string[] = webhookEvents, enabled = true) =>
  sql`
    insert into app.webhooks (tenant_id, name, address, events, enabled, created_by)
    values (${tenantId}, 'All', 'https://receiver.example/', ${events}::text[], ${enabled}, ${personId})`.execute(product.owner);

interface Told {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** What the webhooks of a center were told since it was asked last, in order. */
async function told({ tenantId }: CentreBuilt = centre): Promise<Told[]> {
  const { rows } = await sql<{ payload: Told; type: string }>`
    delete from jobs.webhook_deliveries where tenant_id = ${tenantId} returning payload, type, id`.execute(product.owner);
  for (const { payload, type } of rows) {
    expect(payload.type).toBe(type);
    expect(Object.keys(payload).sort()).toEqual(['data', 'timestamp', 'type']);
    expect(Math.abs(Date.now() - Date.parse(payload.timestamp))).toBeLessThan(60_000);
  }
  return rows.map(({ payload }) => payload);
}
const typesAnd = async (of?: CentreBuilt) => (await told(of)).map(({ type, data }) => [type, data]);
const childId = () => subject.subjectId;

describe('a child', () => {
  it('that is added or changed is told by its id, and nothing that says who it is', async () => {
    const { body } = await product.call<{ id: string }>(admin, 'POST', '/api/business/subject/subject', {
      firstName: 'Ida',
      lastName: 'Berg',
      birthday: '2019-05-14',
      gender: 'Female',
      gradeName: 1,
    });
    const added = await told();
    expect(added).toMatchObject([{ type: 'child.created', data: { childId: body.id } }]);
    expect(JSON.stringify(added)).not.toMatch(/Ida|Berg|2019/);
    await sql`update app.subjects set last_name = 'Stone', name = 'Ida Stone' where id = ${body.id}`.execute(product.owner);
    const changed = await told();
    expect(changed).toMatchObject([{ type: 'child.changed', data: { childId: body.id, change: 'details' } }]);
    expect(JSON.stringify(changed)).not.toMatch(/Ida|Stone/);
    await sql`update app.subjects set last_name = last_name where id = ${body.id}`.execute(product.owner);
    expect(await told(), 'nothing of it changed').toEqual([]);
  });

  it('that is archived, brought back and forgotten is told so', async () => {
    await product.call(admin, 'POST', '/api/business/subject/archive', { subjectId: childId() });
    expect(await typesAnd()).toEqual([['child.changed', { childId: childId(), change: 'archived' }]]);
    await product.call(admin, 'POST', '/api/business/subject/restore', { subjectId: childId() });
    expect(await typesAnd()).toEqual([['child.changed', { childId: childId(), change: 'broughtBack' }]]);
    const { status } = await product.call(admin, 'DELETE', `/api/rocketAdmin/account/subject/${childId()}`);
    expect(status).toBe(200);
    expect(await typesAnd()).toContainEqual(['child.changed', { childId: childId(), change: 'forgotten' }]);
  });

  it('that moves is told to the center it leaves, and to the one that takes it as another child', async () => {
    await hook(next);
    const base = '/api/business/subject/move';
    const asked = await product.call<{ id: string }>(admin, 'POST', base, {
      subjectId: childId(),
      centerId: next.tenantId,
      reason: 'Moved',
    });
    const { body } = await product.call<{ subjectId: string }>(taker, 'POST', `${base}/accept`, { id: asked.body.id });
    expect(await typesAnd()).toEqual([['child.changed', { childId: childId(), change: 'moved' }]]);
    expect(await typesAnd(next)).toEqual([['child.created', { childId: body.subjectId }]]);
  });

  it('of many that are added and taken back at once is told one by one', async () => {
    await sql`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender)
      select ${centre.tenantId}, 'Many', n, 'Many ' || n, '2019-05-14', 'Unknown' from generate_series(1, 1000) n`.execute(product.owner);
    const added = await told();
    expect(added.map(({ type }) => type)).toEqual(Array.from({ length: 1000 }, () => 'child.created'));
    expect(new Set(added.map(({ data }) => data['childId'])).size).toBe(1000);
    await sql`delete from app.subjects where tenant_id = ${centre.tenantId} and first_name = 'Many'`.execute(product.owner);
    expect(new Set((await told()).map(({ type, data }) => JSON.stringify([type, data['change']])))).toEqual(
      new Set(['["child.changed","removed"]']),
    );
  });
});

describe('a contract', () => {
  it('is told when it is made, stopped, enabled and signed; what it adds and takes is told as credit', async () => {
    const { contractId } = await aContract(product.owner, { subject, seller: centre.admin });
    const made = await told();
    expect(made).toMatchObject([
      { type: 'contract.created', data: { contractId, childId: childId() } },
      { type: 'credit.posted', data: { childId: childId(), change: 'sale', sessionId: null, bookingId: null } },
    ]);
    for (const [path, change] of [
      ['stop', 'stopped'],
      ['reEnable', 'enabled'],
    ]) {
      const { status } = await product.call(admin, 'POST', `/api/rocketAdmin/userContract/${path}`, { id: contractId });
      expect(status, path).toBe(200);
      expect(await typesAnd()).toContainEqual(['contract.changed', { contractId, childId: childId(), change }]);
    }
    const terms = await sql<{ id: string }>`select id from catalog.contract_terms limit 1`.execute(product.owner);
    await sql`
      insert into app.contract_signings (tenant_id, subject_id, contract_id, terms_id, created_by)
      values (${centre.tenantId}, ${childId()}, ${contractId}, ${terms.rows[0]?.id}, ${centre.admin.personId})`.execute(product.owner);
    expect(await told()).toEqual([]);
    await sql`
      update app.contract_signings set signed_at = now(), language = 'en', signed_content = '{}', signer_name = 'Eva', signature = 'x'
      where contract_id = ${contractId}`.execute(product.owner);
    expect(await typesAnd()).toEqual([['contract.changed', { contractId, childId: childId(), change: 'signed' }]]);
  });
});

describe('a session', () => {
  it('is told when it starts, is abandoned, starts again and is finished', async () => {
    const { coach } = centre;
    await aContract(product.owner, { subject, seller: centre.admin });
    const plan = await aPlan(product.owner, { subject, coach });
    const run = <T>(useCase: Parameters<typeof actAs<T>>[2]) => actAs(product.owner, coach.at(), useCase);
    const sessions = async () => (await told()).flatMap(({ type, data }) => (type.startsWith('session.') ? [[type, data]] : []));
    const start = () => run((db) => startSession(db, coach.at(), { userOfflinePlanId: plan.planId }));
    await told();
    const { sessionId } = await start();
    const data = { sessionId, planId: plan.planId, planKind: 'one', number: 1 };
    expect(await sessions()).toEqual([['session.started', data]]);
    await run((db) => abandonSession(db, coach.at(), { sessionId, reason: 'Ill' }));
    expect(await sessions()).toEqual([['session.canceled', data]]);
    await start();
    await sql`update app.sessions set state = 'finished', finished_at = now() where id = ${sessionId}`.execute(product.owner);
    expect(await sessions()).toEqual([
      ['session.started', data],
      ['session.finished', data],
    ]);
    await sql`update app.sessions set added_by = added_by where id = ${sessionId}`.execute(product.owner);
    expect(await sessions()).toEqual([]);
  });

  it('of a trial is told from its start', async () => {
    const trial = await aTrial(product.owner, { subject, coach: centre.coach });
    expect((await told()).filter(({ type }) => type.startsWith('session.'))).toMatchObject([
      { type: 'session.started', data: { planId: trial.trialPlanId, planKind: 'trial' } },
    ]);
  });

  it('that is booked is told as the credit it holds, of the booking', async () => {
    await aContract(product.owner, { subject, seller: centre.admin });
    const plan = await aPlan(product.owner, { subject, coach: centre.coach });
    await told();
    const { occurrenceId } = await anOccurrence(product.owner, { plan });
    expect(await told()).toMatchObject([
      { type: 'booking.created', data: { bookingId: occurrenceId, planId: plan.planId } },
      { type: 'credit.posted', data: { childId: childId(), bookingId: occurrenceId, change: 'hold' } },
    ]);
  });
});

describe('a report', () => {
  async function ordered(): Promise<string> {
    const { owner } = product;
    await publishQuestionnaires(owner);
    await publishAssessments(owner);
    await grantAssessments(owner, [centre.tenantId]);
    const item = await owner.selectFrom('catalog.assessments').select('id').orderBy('sort_order').limit(1).executeTakeFirstOrThrow();
    const order = { subjectId: childId(), assessmentIds: [item.id] };
    const { items } = await actAs(owner, centre.admin.at(), (db) => orderAssessments(db, centre.admin.at(), order));
    const id = items[0]?.id ?? '';
    await sql`update app.user_assessments set status = 'Finished', consented_at = now() where id = ${id}`.execute(owner);
    return id;
  }
  const set = (id: string, values: { need_pay?: boolean; has_get_report?: boolean; status?: string }) =>
    product.owner.updateTable('app.user_assessments').set(values).where('id', '=', id).execute();

  it('of an assessment is told once, when it may be read', async () => {
    const free = await ordered();
    await set(free, { need_pay: false });
    await set(free, { status: 'ReportedReady' });
    expect(await typesAnd()).toEqual([['report.ready', { assessmentId: free, childId: childId(), kind: 'assessment' }]]);
    await set(free, { has_get_report: true });
    expect(await told()).toEqual([]);
  });

  it('that costs is told once it was obtained', async () => {
    const paid = await ordered();
    await set(paid, { need_pay: true });
    await set(paid, { status: 'ReportedReady' });
    expect(await told()).toEqual([]);
    await set(paid, { has_get_report: true });
    expect(await typesAnd()).toEqual([['report.ready', { assessmentId: paid, childId: childId(), kind: 'assessment' }]]);
  });
});

describe('the report of an attention test', () => {
  it('is told with its first score, and not when it is scored anew', async () => {
    const { owner } = product;
    await aTenantContract(owner, { tenant: centre, tests: 1 });
    const { testRequestId, deviceId } = await aVrTest(owner, { admin: centre.admin, subject });
    const { id } = await owner
      .insertInto('app.test_recordings')
      .values({
        tenant_id: centre.tenantId,
        request_id: testRequestId,
        device_id: deviceId,
        digest: 'a'.repeat(64),
        size: 1,
        key: testRequestId,
        format_version: '1',
        software_version: '1',
        paradigm: 'cpt',
        received_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const score = (version: string) =>
      owner
        .insertInto('app.test_scores')
        .values({ tenant_id: centre.tenantId, recording_id: id, scoring_version: version, score: '{}', computed_at: new Date() })
        .execute();
    await told();
    await score('1');
    expect(await typesAnd()).toEqual([['report.ready', { testId: testRequestId, childId: childId(), kind: 'attentionTest' }]]);
    await score('2');
    expect(await told()).toEqual([]);
  });
});

describe('nobody is told', () => {
  it('of another center, of what they did not choose, or while it is off', async () => {
    await product.owner.deleteFrom('app.webhooks').execute();
    await hook(next);
    await hook(centre, ['credit.posted']);
    await hook(centre, webhookEvents, false);
    await aSubject(product.owner, { tenant: centre });
    expect([...(await told()), ...(await told(next))]).toEqual([]);
  });

  it('of what did not happen after all', async () => {
    const failing = actAs(product.owner, centre.admin.at(), async (db) => {
      await sql`update app.subjects set last_name = 'Gone' where id = ${childId()}`.execute(db);
      throw new Error('the cause went wrong');
    });
    await expect(failing).rejects.toThrow('went wrong');
    expect(await told()).toEqual([]);
  });

  it('but each of those who chose it', async () => {
    await hook(centre, ['child.created']);
    await aSubject(product.owner, { tenant: centre });
    expect(await told()).toHaveLength(2);
  });
});
