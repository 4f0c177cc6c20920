import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  coach,
  finish,
  openSessionDesk,
  planId,
  refused,
  run,
  scene,
  sell,
  start,
  subjectId,
  templateId,
} from '../../../testing/session-desk.ts';
import { classesOf } from '../../credits/public.ts';
import { coverUpcoming } from '../../scheduling/public.ts';
import { createPlan } from '../create-plan.ts';
import { getPlan, listPlanRecords, listPlans } from '../list-plans.ts';
import { cancelPlan } from './cancel-plan.ts';
import { deletePlan } from './delete-plan.ts';
import { endPlan } from './end-plan.ts';
import { askEndReasons } from './reason-question.ts';
import { restartPlan } from './restart-plan.ts';

openSessionDesk();

const plan = () => run((db) => getPlan(db, coach, { id: planId }));
const classes = () => run((db) => classesOf(db, subjectId));
const end = (reasons = ['goalsReached']) => run((db) => endPlan(db, coach, { userOfflinePlanId: planId, reasons }));
const cancel = () => run((db) => cancelPlan(db, coach, { userOfflinePlanId: planId, reason: 'The family travels' }));
const restart = (of = planId) => run((db) => restartPlan(db, coach, { userOfflinePlanId: of }));
const remove = () => run((db) => deletePlan(db, coach, { id: planId }));
const another = () => run((db) => createPlan(db, coach, { subjectId, templateId, startDifficulty: 6, trainerId: coach.personId }));
const records = (language: 'en' | 'es' = 'en') =>
  run((db) => listPlanRecords(db, { ...coach, language }, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 5 }));

let booked = 0;

/** Books sessions in a month of their own, each with a class where there is one. */
async function book(days: number[], of = planId): Promise<void> {
  booked += 1;
  for (const day of days) await scene.addOccurrence(of, subjectId, new Date(Date.UTC(2032, booked, day)));
  await run((db) => coverUpcoming(db, coach, subjectId));
}

it('a plan says what music it has, and is only read once its child is archived', async () => {
  expect(await plan()).toMatchObject({ subjectId, musicCourse: expect.any(String), isClosed: false });
  await sql`update app.subjects set tag = 'Archived' where id = ${subjectId}`.execute(scene.owner);
  expect(await plan()).toMatchObject({ isClosed: true });
});

describe('the end of a plan', () => {
  it('asks for reasons in the language of whoever ends it, and keeps what was chosen', async () => {
    const question = await run((db) => askEndReasons(db, { ...coach, language: 'es' }));
    expect(question).toMatchObject({ displayName: '¿Por qué termina el plan?', type: 'Checkbox', isRequired: true });
    expect(question.extraProperties.options?.[0]).toEqual({ value: 'goalsReached', text: 'Se alcanzaron los objetivos' });
    await end(['familyWish', 'other:New school']);
    expect(await plan()).toMatchObject({ state: 'ended', canNext: false });
    expect((await records()).items[0]).toMatchObject({
      planEvent: 'ended',
      reasonQuestion: { displayName: 'Why does the plan end?', answers: ['The family wishes so', 'New school'] },
    });
    expect((await records()).items[0]).toMatchObject({ creator: 'Lin Wei', creationTime: coach.now.toISOString() });
    expect((await records('es')).items[0]?.reasonQuestion?.answers[0]).toBe('Lo desea la familia');
  });

  it.each([[['nothing that is offered']], [['other: ']], [['familyWish', 'familyWish']]])(
    'refuses %j, and the plan goes on',
    async (given) => {
      await expect(end(given)).rejects.toMatchObject({
        code: 'Trellis:InvalidInput',
        detail: { validationErrors: [{ members: ['reasons'] }] },
      });
      expect((await plan()).state).toBe('active');
    },
  );

  it('cancels what is booked, and the classes of that return', async () => {
    await sell(2);
    await book([1, 2, 3]);
    expect(await classes()).toMatchObject({ available: 0, held: 2 });
    expect((await plan()).bookedNum).toBe(3);
    expect(await end()).toEqual({ cancelledBookings: 3 });
    expect(await classes()).toMatchObject({ available: 2, held: 0 });
    expect((await plan()).bookedNum).toBe(0);
  });

  it('waits for the session that runs, and happens once', async () => {
    await sell(3);
    await start();
    await expect(end()).rejects.toEqual(refused('RocketSystem:SessionAlreadyOpen'));
    await answerAll();
    await finish();
    const results = await Promise.allSettled([end(), end(), cancel()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(end()).rejects.toEqual(refused('RocketSystem:PlanClosed'));
  });
});

describe('a plan that is called off', () => {
  it('was held at least once, and says after which session and why', async () => {
    await sell(3);
    await expect(cancel()).rejects.toEqual(refused('RocketSystem:PlanNeverRun'));
    await start();
    await answerAll();
    await finish();
    await book([5]);
    expect(await cancel()).toEqual({ cancelledBookings: 1 });
    expect((await plan()).state).toBe('cancelled');
    expect((await records()).items[0]).toMatchObject({ planEvent: 'cancelledAfterClass', num: 1, reason: ['The family travels'] });
  });
});

describe('a plan that is taken up again', () => {
  it('needs a contract in force with a class left, and goes on where it was', async () => {
    await expect(restart()).rejects.toEqual(refused('RocketSystem:PlanNotClosed'));
    await end();
    await expect(restart()).rejects.toEqual(refused('RocketSystem:NoValidContract'));
    await sell(2);
    await restart();
    expect(await plan()).toMatchObject({ state: 'active', canNext: true });
    expect((await records()).items.map(({ planEvent }) => planEvent)).toEqual(['restarted', 'ended', 'created']);
    await sql`update app.user_contracts set stopped_at = now() where subject_id = ${subjectId}`.execute(scene.owner);
    await end();
    await expect(restart()).rejects.toEqual(refused('RocketSystem:NoValidContract'));
  });

  it('waits for its end, or for more sessions, where all of them were held', async () => {
    await sell(2);
    await sql`update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${planId}`.execute(
      scene.owner,
    );
    await end();
    await restart();
    expect(await plan()).toMatchObject({ state: 'readyToEnd' });
  });

  it('is the only active one, also when another is made at the same moment', async () => {
    await sell(2);
    await end();
    const results = await Promise.allSettled([restart(), another(), restart()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { items } = await run((db) => listPlans(db, coach, { userId: subjectId, skipCount: 0, maxResultCount: 6 }));
    expect(items.filter(({ state }) => state === 'active')).toHaveLength(1);
    await expect(another()).rejects.toEqual(refused('RocketSystem:ActivePlanExists'));
  });
});

describe('a plan that is deleted', () => {
  it('was never run; its bookings go, and it is in no list', async () => {
    await sell(1);
    await book([9]);
    await remove();
    expect(await classes()).toMatchObject({ available: 1, held: 0 });
    expect((await run((db) => listPlans(db, coach, { userId: subjectId, skipCount: 0, maxResultCount: 6 }))).totalCount).toBe(0);
    await expect(plan()).rejects.toEqual(refused('Trellis:NotFound'));
    await expect(remove()).rejects.toEqual(refused('Trellis:NotFound'));
    await expect(another()).resolves.toBeDefined();
  });

  it('stays once a session was started, also where that was abandoned', async () => {
    await sell(1);
    expect((await plan()).isUntouched).toBe(true);
    await start();
    await expect(remove()).rejects.toEqual(refused('RocketSystem:PlanWasRun'));
    await sql`update app.sessions set state = 'notStarted', opened_at = null, run = 2 where plan_id = ${planId} and num = 1`.execute(
      scene.owner,
    );
    await expect(remove()).rejects.toEqual(refused('RocketSystem:PlanWasRun'));
    expect((await plan()).isUntouched).toBe(false);
  });
});
