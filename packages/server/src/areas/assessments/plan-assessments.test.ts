import type { AssessmentCode, UserAssessment } from '@trellis/contract/assessments/schemas';
import type { Rearrangement } from '@trellis/contract/offline-plans/arrange/calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { type AssessmentScene, base, openAssessments } from '../../testing/assessments.ts';

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

it('a plan is arranged by the shares and the levels of the latest report, within what each exercise allows', async () => {
  const read = async () => (await scene.call<Rearrangement>('GET', `${plans}/rearrangement`, { userOfflinePlanId: planId })).body;
  expect((await read()).report).toBeNull();
  const [starting] = await scene.order(subjectId, 'starting-profile');
  await scene.answer(starting?.id ?? '', 'often');
  await scene.makeReports();
  const { report, shares } = await read();
  expect(report?.title).toBe('Starting profile');
  expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
  await scene.call('POST', `${plans}/rearrange`, { userOfflinePlanId: planId });
  const { rows } = await sql<{ difficulty: number; least: number; most: number; wanted: number[] }>`
    select item.difficulty, version.min_difficulty as least, version.max_difficulty as most,
      (
        select array_agg((category ->> 'recommendDifficulty')::int) from jsonb_array_elements(report.content -> 'categories') as category
        join catalog.categories as known on known.code = category ->> 'code'
        join catalog.program_categories as trains on trains.category_id = known.id and trains.program_version_id = version.id
      ) as wanted
    from app.session_items as item join app.sessions as session on session.id = item.session_id
    join catalog.program_versions as version on version.id = item.program_version_id
    join app.assessment_reports as report on report.user_assessment_id = ${starting?.id}
    where session.plan_id = ${planId} and item.kind = 'activity'`.execute(scene.owner);
  expect(rows.length).toBeGreaterThan(0);
  for (const { difficulty, least, most, wanted } of rows)
    expect(wanted.map((level) => Math.min(most, Math.max(least, level)))).toContain(difficulty);
});
