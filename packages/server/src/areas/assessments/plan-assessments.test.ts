import type { AssessmentCode, UserAssessment } from '@trellis/contract/assessments/schemas';
import type { MusicGeneration, MusicGenerations } from '@trellis/contract/music/generation/schemas';
import type { Rearrangement } from '@trellis/contract/offline-plans/arrange/calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { CustomizedPlan, CustomizedRecord } from '@trellis/contract/offline-plans/customized/schemas';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { publishMusic } from '../../fixtures/insert-music.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { type AssessmentScene, base, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';

let scene: AssessmentScene;
let subjectId: string;
let planId: string;
beforeAll(async () => {
  scene = await openAssessments();
  await sql`insert into app.centre_settings (tenant_id, session_durations) values (${scene.centre.tenantId}, '{30}') on conflict do nothing`.execute(
    scene.owner,
  );
});
afterAll(() => scene.product.close());
beforeEach(async () => {
  const subject = await scene.child();
  await aGuardian(scene.owner, { subject });
  await sql`update app.subjects set bind_state = 'Bind' where id = ${subject.subjectId}`.execute(scene.owner);
  await aContract(scene.owner, { subject, seller: scene.centre.admin, classes: 30 });
  subjectId = subject.subjectId;
  planId = (await aPlan(scene.owner, { subject, coach: scene.centre.coach })).planId;
});

type Gates = OutputOf<typeof offlinePlanCalls.beforeStartCourse>;
const plans = '/api/rocketAdmin/userOfflinePlan';
const gates = async () => (await scene.call<Gates>('GET', `${plans}/beforeStartCourse`, { userOfflinePlanId: planId })).body;
const start = () => scene.call('POST', `${plans}/startCourse`, { userOfflinePlanId: planId });
const arrange = (...codes: string[]) =>
  scene.call<{ items: UserAssessment[] }>('POST', `${plans}/arrangeAssessment`, {
    userOfflinePlanId: planId,
    assessmentIds: codes.map(scene.idOf),
  });
const answered = async () => {
  const [starting] = await scene.order(subjectId, 'starting-profile');
  await scene.answer(starting?.id ?? '', 'often');
  await scene.makeReports();
  return starting?.id ?? '';
};
const statusOfPlan = async () => (await scene.call<PlanSummary>('GET', `${plans}/${planId}`)).body.assessmentStatus;

describe('a session of a child whose interim assessment is not answered', () => {
  // a coach trains one child at a time
  afterEach(() => sql`update app.sessions set state = 'finished', finished_at = now() where state = 'open'`.execute(scene.owner));

  it('is not started; the code to answer it is made from all three ids, and afterwards it is', async () => {
    const [interim] = await scene.order(subjectId, 'interim-profile');
    const userAssessmentId = interim?.id ?? '';
    expect((await start()).error.code).toBe('RocketSystem:UncompletedMediumAssessment');
    const { openInterim, gates: shut, canStart } = await gates();
    expect([canStart, shut.map(({ code }) => code)]).toEqual([false, ['RocketSystem:UncompletedMediumAssessment']]);
    expect(openInterim).toMatchObject({
      userAssessmentId,
      subjectId,
      assessmentId: scene.idOf('interim-profile'),
      title: 'Interim profile',
    });
    const { title: _title, subjectName: _name, ...ids } = openInterim!;
    const code = await scene.call<AssessmentCode>('GET', '/api/rocketAdmin/QrCode/Assessment', ids);
    expect([code.status, code.body.userAssessmentId]).toEqual([200, userAssessmentId]);
    await scene.call('POST', `${base}/close/${userAssessmentId}`);
    expect((await gates()).openInterim).toBeNull();
    expect((await start()).status).toBe(200);
  });

  it('is started where it is a first assessment that is not answered', async () => {
    await scene.order(subjectId, 'starting-profile');
    expect((await start()).status).toBe(200);
  });
});

describe('assessments that are arranged for a plan', () => {
  it('stand on the plan, with how far they are', async () => {
    expect(await statusOfPlan()).toEqual([]);
    const { body } = await arrange('starting-profile', 'interim-profile');
    expect(body.items.map(({ userId }) => userId)).toEqual([subjectId, subjectId]);
    expect((await statusOfPlan()).map(({ title, status }) => [title, status])).toEqual([
      ['Starting profile', 'None'],
      ['Interim profile', 'None'],
    ]);
    await scene.order(subjectId, 'starting-profile');
    expect(await statusOfPlan()).toHaveLength(2);
  });

  it('are refused for a plan that is over, and for one of another center', async () => {
    await sql`update app.plans set state = 'ended' where id = ${planId}`.execute(scene.owner);
    expect((await arrange('starting-profile')).error.code).toBe('RocketSystem:PlanNotActive');
    const other = await aCentre(scene.owner);
    planId = (await aPlan(scene.owner, { coach: other.coach })).planId;
    expect((await arrange('starting-profile')).status).toBe(404);
  });
});

const customized = '/api/rocketAdmin/userOfflineTrainingPlanCustomized';

/** Every exercise of a plan at a level that the report recommends for one of its categories, within what the exercise allows. */
async function expectLevelsOf(userAssessmentId: string, ofPlan: string): Promise<void> {
  const { rows } = await sql<{ difficulty: number; least: number; most: number; wanted: number[] }>`
    select item.difficulty, version.min_difficulty as least, version.max_difficulty as most,
      (
        select array_agg((category ->> 'recommendDifficulty')::int) from jsonb_array_elements(report.content -> 'categories') as category
        join catalog.categories as known on known.code = category ->> 'code'
        join catalog.program_categories as trains on trains.category_id = known.id and trains.program_version_id = version.id
      ) as wanted
    from app.session_items as item join app.sessions as session on session.id = item.session_id
    join catalog.program_versions as version on version.id = item.program_version_id
    join app.assessment_reports as report on report.user_assessment_id = ${userAssessmentId}
    where session.plan_id = ${ofPlan} and item.kind = 'activity'`.execute(scene.owner);
  expect(rows.length).toBeGreaterThan(0);
  for (const { difficulty, least, most, wanted } of rows)
    expect(wanted.map((level) => Math.min(most, Math.max(least, level)))).toContain(difficulty);
}

describe('a plan that is made by a report', () => {
  const listed = async () =>
    (
      await scene.call<{ items: CustomizedRecord[]; totalCount: number }>('GET', `${customized}/customizedTrainingPlanList`, {
        userId: subjectId,
      })
    ).body;

  it('has the shares and levels of the report in its sessions to come, and tells so before', async () => {
    const read = async () =>
      (await scene.call<Rearrangement>('GET', `${plans}/rearrangement`, { userOfflinePlanId: planId })).body.customized;
    expect(await read()).toMatchObject({ report: null, categories: [], recommendDifficulty: null });
    const userAssessmentId = await answered();
    const { report, categories } = await read();
    expect(report).toEqual({ userAssessmentId, title: 'Starting profile' });
    expect(categories.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
    const { body } = await scene.call<{ exercises: number }>('POST', `${customized}/customizedTrainingPlan/${planId}`, {
      userAssessmentId,
      bars: 3,
    });
    expect(body.exercises).toBeGreaterThan(0);
    await expectLevelsOf(userAssessmentId, planId);
    const { items, totalCount } = await listed();
    expect(totalCount).toBe(1);
    expect(items[0]).toMatchObject({ userOfflinePlanId: planId, bars: 3, report: { title: 'Starting profile' } });
    expect(items[0]?.categories.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
  });

  it('is made so from its beginning, with quiet exercises where the template has them', async () => {
    await sql`update app.plans set state = 'ended' where id = ${planId}`.execute(scene.owner);
    const userAssessmentId = await answered();
    const { body: offered } = await scene.call<{ items: { id: string; totalNum: number }[] }>('GET', `${plans}/availablePlans`);
    const template = offered.items[0]!;
    const told = await scene.call<CustomizedPlan>('GET', `${customized}/customizedPlan`, { userId: subjectId, templateId: template.id });
    expect(told.body.report?.userAssessmentId).toBe(userAssessmentId);
    const wanted = { subjectId, templateId: template.id, startDifficulty: 6, trainerId: scene.centre.coach.personId };
    const made = await scene.call<{ id: string }>('POST', `${plans}/create`, { ...wanted, customized: { userAssessmentId, bars: 3 } });
    expect(made.status).toBe(200);
    await expectLevelsOf(userAssessmentId, made.body.id);
    const { rows } = await sql<{ num: number; activities: number; programs: number; items: number; last: number; quiet: boolean }>`
      select session.num, count(*) filter (where item.kind = 'activity')::int as activities, count(distinct item.program_version_id)::int as programs,
        count(*)::int as items, max(item.position)::int as last,
        array_agg(item.program_version_id order by item.position) filter (where item.kind <> 'activity') is not distinct from (
          select array_agg(known.program_version_id order by known.position) from catalog.plan_template_items as known
          where known.plan_template_version_id = plan.plan_template_version_id and known.num = session.num and known.kind <> 'activity'
        ) as quiet
      from app.sessions as session join app.session_items as item on item.session_id = session.id join app.plans as plan on plan.id = session.plan_id
      where session.plan_id = ${made.body.id} group by session.num, plan.plan_template_version_id`.execute(scene.owner);
    expect(rows).toHaveLength(template.totalNum);
    for (const { activities, programs, items, last, quiet } of rows)
      expect({ activities, programs, last, quiet }).toEqual({ activities: 3, programs: items, last: items, quiet: true });
    expect((await listed()).items.map(({ userOfflinePlanId }) => userOfflinePlanId)).toEqual([made.body.id]);
  });

  it('goes on by what that report recommends when it is extended, and not by its template', async () => {
    const userAssessmentId = await answered();
    const made = await scene.call('POST', `${customized}/customizedTrainingPlan/${planId}`, { userAssessmentId, bars: 2 });
    expect(made.status).toBe(200);
    const { personId, membershipId } = scene.centre.admin;
    const lead = await issueToken(scene.owner, personId, membershipId);
    const extend = async (input: object) =>
      (await scene.product.call<{ totalNum: number }>(lead, 'POST', `${plans}/extendClass`, { userOfflinePlanId: planId, ...input })).body;
    const addedTo = async (first: number) => {
      const { rows } = await sql<{ num: number; kind: string; code: string; difficulty: number }>`
        select session.num, item.kind, program.code, item.difficulty from app.session_items as item
        join app.sessions as session on session.id = item.session_id
        join catalog.program_versions as version on version.id = item.program_version_id
        join catalog.programs as program on program.id = version.program_id
        where session.plan_id = ${planId} and session.num >= ${first} and item.kind = 'activity' order by session.num, item.position`.execute(
        scene.owner,
      );
      return rows;
    };
    const before = (await extend({ number: 4, continuationMode: 'Reset' })).totalNum - 4;
    const added = await addedTo(before + 1);
    expect(added.map(({ num }) => num)).toEqual([1, 1, 2, 2, 3, 3, 4, 4].map((step) => before + step));
    await expectLevelsOf(userAssessmentId, planId);
    await extend({ number: 3, continuationMode: 'Continue' });
    expect(await addedTo(before + 5)).toHaveLength(6);
    await expectLevelsOf(userAssessmentId, planId);
    await extend({ number: 1, continuationMode: 'New', startDifficulty: 20 });
    const hardest = await addedTo(before + 8);
    expect(hardest.some(({ difficulty }, index) => difficulty > (added[index]?.difficulty ?? 20))).toBe(true);
  });

  it('is none by a report that was not obtained, or of another child', async () => {
    const userAssessmentId = await answered();
    await sql`update app.user_assessments set need_pay = true, has_get_report = false where id = ${userAssessmentId}`.execute(scene.owner);
    const customize = () => scene.call('POST', `${customized}/customizedTrainingPlan/${planId}`, { userAssessmentId });
    expect((await customize()).status).toBe(404);
    await sql`update app.user_assessments set has_get_report = true where id = ${userAssessmentId}`.execute(scene.owner);
    const other = await scene.child();
    planId = (await aPlan(scene.owner, { subject: other, coach: scene.centre.coach })).planId;
    expect((await customize()).status).toBe(404);
  });
});

describe('the music of a child that was assessed', () => {
  const path = '/api/rocketAdmin/userCourse/musicGenerationRecord';

  it('is that of assessments where it is based on its report, and is not without one', async () => {
    await publishMusic(scene.owner);
    const [unread] = await scene.order(subjectId, 'starting-profile');
    expect((await scene.call('POST', path, { userId: subjectId, userAssessmentId: unread?.id })).status).toBe(404);
    const userAssessmentId = await answered();
    const { body: known } = await scene.call<MusicGenerations>('GET', path, { userId: subjectId });
    expect(known).toMatchObject({ totalCount: 0, stageType: 'CmSmo', report: { userAssessmentId } });
    const made = await scene.call<MusicGeneration>('POST', path, { userId: subjectId, userAssessmentId });
    expect(made.body).toMatchObject({ musicType: 'Fas', code: 'STEADY-STREAM', order: 1, count: 40, edit: false, userAssessmentId });
  });
});
