import type { AssessmentCode, UserAssessment } from '@trellis/contract/assessments/schemas';
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
