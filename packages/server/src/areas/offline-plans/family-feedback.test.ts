import type { FamilyCode } from '@trellis/contract/guardians/family-code';
import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { GuestFeedback } from '@trellis/contract/offline-plans/guest-calls';
import type { FeedbackRecord, FeedbackSeries } from '@trellis/contract/offline-plans/record-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aBanner, aGuardian } from '../../fixtures/family-builders.ts';
import { aGroupPlan, aPlan, type PlanBuilt } from '../../fixtures/training-builders.ts';
import { setPublicOrigin } from '../../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const base = '/api/rocketAdmin/userOfflinePlan';
let product: TestProduct;
let centre: CentreBuilt;
let coach: string;
let child: SubjectBuilt;
let plan: PlanBuilt;
let mother: string;

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  centre = await aCentre(product.owner, { name: 'Riverside' });
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  child = await aSubject(product.owner, { tenant: centre, firstName: 'Mina', lastName: 'Secret' });
  mother = (await aGuardian(product.owner, { subject: child, fullName: 'Rosa Ruiz', email: 'rosa@test.example' })).guardianId;
  plan = await aPlan(product.owner, { subject: child, coach: centre.coach });
});

async function finish(num: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${plan.planId} and num = ${num}
    returning id`.execute(product.owner);
  return rows[0]?.id ?? '';
}

const codeFor = (guardianId: string, more: object = {}, token = coach) =>
  product.call<FamilyCode>(token, 'GET', '/api/rocketAdmin/QrCode/TrainingFeedback', {
    subjectId: child.subjectId,
    userOfflinePlanId: plan.planId,
    guardianId,
    ...more,
  });
const tokenFor = async (guardianId: string) => new URL((await codeFor(guardianId)).body.url).hash.slice(1);
const guest = <T = GuestFeedback>(token: string, input?: object, language = 'en') =>
  product.call<T>(undefined, input ? 'PUT' : 'GET', '/api/m/feedback', input, {
    authorization: `Guest ${token}`,
    'accept-language': language,
  });

/** Values by the code of the field, as the parents' form takes them. */
async function valuesOf(given: Record<string, FeedbackValue['value']>): Promise<FeedbackValue[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select p.id, p.code from catalog.properties p join catalog.form_versions v on v.id = p.form_version_id
    join catalog.forms f on f.id = v.form_id where f.code = 'parent-feedback' order by p.position`.execute(product.owner);
  return rows.flatMap(({ id, code }) => (given[code] === undefined ? [] : [{ programFeedbackPropertyId: id, value: given[code] }]));
}

const liked = { enjoyment: 5, mood: 'happy', changes: ['sleep', 'other:Sings more'], message: 'New glasses', callAt: '2031-06-05 17:30' };
const say = async (token: string, sessionId: string, given: Record<string, FeedbackValue['value']> = liked) =>
  guest<{ sentAt: string }>(token, { sessionId, feedbacks: await valuesOf(given) });
const records = async (type: 'parent' | 'trainer') =>
  (
    await product.call<{ items: FeedbackRecord[]; totalCount: number }>(coach, 'GET', `${base}/feedbackRecords`, {
      userOfflinePlanId: plan.planId,
      type,
    })
  ).body;

describe('a guardian', () => {
  it('sees the latest finished session and of the child the first name, and says how it went', async () => {
    const sessionId = await finish(1);
    const token = await tokenFor(mother);
    await aBanner(product.owner, 'Open day');
    const page = (await guest(token)).body;
    expect(page).toMatchObject({ centerName: 'Riverside', childName: 'Mina', banners: [{ title: 'Open day' }] });
    expect(JSON.stringify(page)).not.toContain('Secret');
    expect(page.sessions).toMatchObject([{ id: sessionId, num: 1, coachName: centre.coach.name, isOpen: true, sentAt: null }]);
    expect(page.sessions[0]?.feedbackProperties.map(({ type }) => type)).toEqual([
      'Rating',
      'Selection',
      'Checkbox',
      'String',
      'TimePicker',
    ]);
    expect((await say(token, sessionId)).status).toBe(200);
    const again = (await guest(token)).body.sessions[0];
    expect(again?.sentAt).not.toBeNull();
    expect(again?.feedbacks).toEqual(await valuesOf(liked));
  });

  it('is asked in the language of the phone', async () => {
    await finish(1);
    const token = await tokenFor(mother);
    expect((await guest(token, undefined, 'es')).body.sessions[0]?.feedbackProperties[0]?.displayName).toBe('¿Le gustó la sesión?');
  });

  it('must answer what is required, with times in steps of thirty minutes', async () => {
    const sessionId = await finish(1);
    const token = await tokenFor(mother);
    const less = await say(token, sessionId, { message: 'hello' });
    expect([less.status, less.error.validationErrors.map(({ message }) => message)]).toEqual([
      400,
      ['How did your child like the session? is required', 'Mood after the session is required'],
    ]);
    const odd = await say(token, sessionId, { ...liked, callAt: '2031-06-05 17:15' });
    expect([odd.status, odd.error.validationErrors[0]?.message]).toEqual([400, 'When may we call you? is outside its limits']);
    expect((await say(token, sessionId, { ...liked, callAt: '2031-06-05 17:00' })).status).toBe(200);
  });

  it('may change an answer until the session after is finished', async () => {
    const first = await finish(1);
    const token = await tokenFor(mother);
    await say(token, first);
    await say(token, first, { enjoyment: 2, mood: 'tired' });
    const second = await finish(2);
    const late = await say(token, first);
    expect([late.status, late.error.code]).toEqual([409, 'RocketSystem:FeedbackClosed']);
    const page = (await guest(token)).body;
    expect(page.sessions.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(page.sessions[1]?.feedbacks).toEqual(await valuesOf({ enjoyment: 2, mood: 'tired' }));
  });

  it('says nothing of a session of another plan, or of one that is not finished', async () => {
    await finish(1);
    const token = await tokenFor(mother);
    const other = await aPlan(product.owner, { subject: await aSubject(product.owner, { tenant: centre }), coach: centre.coach });
    const foreign = await sql<{ id: string }>`
      update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${other.planId} and num = 1 returning id`.execute(
      product.owner,
    );
    const running = await sql<{ id: string }>`select id from app.sessions where plan_id = ${plan.planId} and num = 2`.execute(
      product.owner,
    );
    for (const id of [foreign.rows[0]?.id, running.rows[0]?.id]) expect((await say(token, id ?? '')).error.code).toBe('Trellis:NotFound');
  });

  it('neither reads nor overwrites what the other guardian said', async () => {
    const sessionId = await finish(1);
    const father = (await aGuardian(product.owner, { subject: child, role: 'Father', fullName: 'Pablo Ruiz' })).guardianId;
    const [hers, his] = [await tokenFor(mother), await tokenFor(father)];
    await say(hers, sessionId);
    expect((await guest(his)).body.sessions[0]).toMatchObject({ sentAt: null, feedbacks: [] });
    await say(his, sessionId, { enjoyment: 1, mood: 'upset' });
    expect((await guest(hers)).body.sessions[0]?.feedbacks).toEqual(await valuesOf(liked));
    expect((await records('parent')).items.map(({ author, relation }) => [author, relation])).toEqual([
      ['Pablo Ruiz', 'Father'],
      ['Rosa Ruiz', 'Mother'],
    ]);
  });

  it('who sends the same from two devices at once answers once', async () => {
    const sessionId = await finish(1);
    const [phone, tablet] = [await tokenFor(mother), await tokenFor(mother)];
    const replies = await Promise.all([say(phone, sessionId), say(tablet, sessionId), say(phone, sessionId)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await records('parent')).totalCount).toBe(1);
  });
});

describe('a guardian of a child of a class', () => {
  it('says how a session went that the child attended, and is asked of no other', async () => {
    const { groupPlanId, sessionId } = await aGroupPlan(product.owner, { subject: child, coach: centre.coach, name: 'Movers' });
    const end = (num: number) =>
      sql`update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${groupPlanId} and num = ${num}`.execute(
        product.owner,
      );
    await end(1);
    const { body } = await codeFor(mother, { userOfflinePlanId: groupPlanId, sessionId });
    const token = new URL(body.url).hash.slice(1);
    expect((await guest(token)).body.sessions).toMatchObject([{ id: sessionId, num: 1, isOpen: true }]);
    expect((await say(token, sessionId)).status).toBe(200);
    const ofClass = await product.call<{ items: FeedbackRecord[] }>(coach, 'GET', '/api/rocketAdmin/groupTrainingPlan/parentFeedback', {
      groupTrainingPlanId: groupPlanId,
    });
    expect(ofClass.body.items).toMatchObject([{ num: 1, author: 'Rosa Ruiz', relation: 'Mother' }]);
    await end(2);
    await sql`
      insert into app.session_subjects (tenant_id, session_id, subject_id, attendance)
      select tenant_id, id, ${child.subjectId}, 'Absent' from app.sessions where plan_id = ${groupPlanId} and num = 2`.execute(
      product.owner,
    );
    expect((await guest(token)).body.sessions.map(({ num }) => num)).toEqual([1]);
  });
});

describe('a code for feedback', () => {
  it('is for one guardian of the child, who may answer', async () => {
    await finish(1);
    const stranger = await aGuardian(product.owner, { subject: await aSubject(product.owner, { tenant: centre }) });
    expect((await codeFor(stranger.guardianId)).error.code).toBe('Trellis:GuardianNotFound');
    const token = await tokenFor(mother);
    await product.owner.updateTable('app.subject_guardians').set({ can_answer: false }).where('guardian_id', '=', mother).execute();
    const refused = await codeFor(mother);
    expect([refused.status, refused.error.code]).toEqual([403, 'Trellis:GuardianMayNot']);
    expect((await guest(token)).error.code).toBe('Trellis:GuardianMayNot');
  });

  it('names a session only while feedback on it is open', async () => {
    const first = await finish(1);
    expect((await codeFor(mother, { sessionId: first })).status).toBe(200);
    const second = await finish(2);
    expect((await codeFor(mother, { sessionId: first })).error.code).toBe('RocketSystem:FeedbackClosed');
    expect((await codeFor(mother, { sessionId: second })).status).toBe(200);
  });

  it('is not given for the plan of another child, nor to another center', async () => {
    const other = await aSubject(product.owner, { tenant: centre });
    const { guardianId } = await aGuardian(product.owner, { subject: other });
    expect((await codeFor(guardianId, { subjectId: other.subjectId })).error.code).toBe('Trellis:NotFound');
    const elsewhere = await aCentre(product.owner);
    const stranger = await issueToken(product.owner, elsewhere.coach.personId, elsewhere.coach.membershipId);
    expect((await codeFor(mother, {}, stranger)).error.code).toBe('Trellis:NotFound');
  });

  it('is mailed to the guardian in their language', async () => {
    await finish(1);
    await product.owner.updateTable('app.guardians').set({ language: 'es' }).where('id', '=', mother).execute();
    const input = { subjectId: child.subjectId, userOfflinePlanId: plan.planId, guardianId: mother };
    const sent = await product.call<{ sentTo: string }>(coach, 'POST', `${base}/sendTrainingFeedback`, input);
    expect(sent.body.sentTo).toBe('rosa@test.example');
    const { rows } = await sql<{ template: string; language: string; data: Record<string, string> }>`
      select template, language, data from jobs.letters where recipient = 'rosa@test.example' order by created_at desc limit 1`.execute(
      product.owner,
    );
    expect(rows[0]).toMatchObject({ template: 'sessionFeedback', language: 'es', data: { childName: 'Mina' } });
    expect(rows[0]?.data['link']).toMatch(/^https:\/\/trellis\.test\/m\/feedback#[\w-]{43}$/);
    await product.owner.updateTable('app.guardians').set({ email: null }).where('id', '=', mother).execute();
    expect((await product.call(coach, 'POST', `${base}/sendTrainingFeedback`, input)).error.code).toBe('Trellis:GuardianHasNoEmail');
  });
});

describe('the records of a plan', () => {
  async function coachSays(sessionId: string, stars: number): Promise<void> {
    await sql`
      with form as (
        select tv.overall_form_version_id as id from app.plans p join catalog.plan_template_versions tv on tv.id = p.plan_template_version_id
        where p.id = ${plan.planId}
      ), answer as (
        insert into app.answers (tenant_id, session_id, scope, form_version_id, person_id)
        select ${centre.tenantId}::uuid, ${sessionId}::uuid, 'overall', id, ${centre.coach.personId}::uuid from form returning tenant_id, id, form_version_id
      )
      insert into app.answer_values (tenant_id, answer_id, property_id, value)
      select a.tenant_id, a.id, p.id, to_jsonb(${stars}::int)
      from answer a join catalog.properties p on p.form_version_id = a.form_version_id and p.code = 'overall'`.execute(product.owner);
  }

  it('tell what coaches and guardians said, the latest session first', async () => {
    const [first, second] = [await finish(1), await finish(2)];
    await coachSays(first, 3);
    await coachSays(second, 4);
    await say(await tokenFor(mother), second);
    const trainer = await records('trainer');
    expect(trainer.totalCount).toBe(2);
    expect(trainer.items.map(({ num, author }) => [num, author])).toEqual([
      [2, centre.coach.name],
      [1, centre.coach.name],
    ]);
    expect(trainer.items[0]?.forms[0]).toMatchObject({ title: 'Overall session feedback', feedbacks: [{ value: 4 }] });
    const [said] = (await records('parent')).items;
    expect(said).toMatchObject({ num: 2, author: 'Rosa Ruiz', relation: 'Mother', creationTime: expect.any(String) });
    for (const field of said?.forms[0]?.feedbackProperties ?? []) {
      const given = said?.forms[0]?.feedbacks.find(({ programFeedbackPropertyId }) => programFeedbackPropertyId === field.id);
      expect(field).toMatchObject({ programFeedbackPropertyId: field.id, displayName: expect.any(String), value: given?.value ?? null });
    }
    expect(said?.forms[0]?.feedbackProperties.some(({ value }) => value !== null)).toBe(true);
  });

  it('draw the ratings session by session, of several guardians the mean', async () => {
    const [first, second] = [await finish(1), await finish(2)];
    await coachSays(first, 3);
    await coachSays(second, 5);
    const father = (await aGuardian(product.owner, { subject: child, role: 'Father' })).guardianId;
    await say(await tokenFor(mother), second, { enjoyment: 5, mood: 'calm' });
    await say(await tokenFor(father), second, { enjoyment: 2, mood: 'calm' });
    const charts = await product.call<{ series: FeedbackSeries[] }>(coach, 'GET', `${base}/feedbackCharts`, {
      userOfflinePlanId: plan.planId,
    });
    expect(charts.body.series).toEqual([
      {
        source: 'trainer',
        name: 'The session as a whole',
        most: 5,
        points: [
          { num: 1, value: 3 },
          { num: 2, value: 5 },
        ],
      },
      { source: 'parent', name: 'How did your child like the session?', most: 5, points: [{ num: 2, value: 3.5 }] },
    ]);
  });

  it('forget what a family wrote together with the child', async () => {
    const sessionId = await finish(1);
    await say(await tokenFor(mother), sessionId, { enjoyment: 4, mood: 'calm', message: 'Swallowed a zither' });
    const father = (await aGuardian(product.owner, { subject: child, role: 'Father' })).guardianId;
    await say(await tokenFor(father), sessionId, { enjoyment: 4, mood: 'calm', changes: ['other:Plays the zither'] });
    await sql`select app.forget_subject(${centre.tenantId}, ${child.subjectId})`.execute(product.owner);
    const { rows } = await sql<{ found: number }>`
      select (
        (select count(*) from app.answer_values where value::text like '%zither%')
        + (select count(*) from audit.changes where before::text like '%zither%' or after::text like '%zither%')
      )::int as found`.execute(product.owner);
    expect(rows[0]?.found).toBe(0);
    expect((await records('parent')).items.map(({ author }) => author)).toEqual([null, null]);
  });
});
