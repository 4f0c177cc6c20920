import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aMedal, aTrainerModule, aTrainingModule } from '../../fixtures/certification-builders.ts';
import {
  answerAll,
  coach,
  finish,
  openSessionDesk,
  planId,
  run,
  scene,
  sell,
  start,
  subjectId,
  templateId,
  view,
} from '../../testing/session-desk.ts';
import { createPlan } from './create-plan.ts';
import { adjustDifficulty } from './difficulty/adjust-difficulty.ts';
import { listAdjustable } from './difficulty/list-adjustable.ts';
import { getPlan } from './list-plans.ts';
import { listTrainingRecord } from './record/training-record.ts';
import { checkCertificate } from './reminders/due.ts';

openSessionDesk();

const plan = () => run((db) => getPlan(db, coach, { id: planId }));

it('a plan names its child, its coach and its scale, and says that it is no trial', async () => {
  const own = { userId: subjectId, subjectId, trainerId: coach.personId, kind: 'one', isTry: false, canViewDetails: true };
  expect(await plan()).toMatchObject({ ...own, ilsVersion: 'V3', isAudioRecommend: true });
  await sql`update app.plans set scale = 2, music_course_id = null where id = ${planId}`.execute(scene.owner);
  expect(await plan()).toMatchObject({ ilsVersion: 'V4', isAudioRecommend: false });
});

it('a plan shows what its coach wears for a certificate that is in force, and nothing of one that ran out or was canceled', async () => {
  const module = await aTrainingModule(scene.owner);
  const { medalId } = await aMedal(scene.owner);
  const { code } = await scene.owner
    .selectFrom('catalog.qualification_medals')
    .select('code')
    .where('id', '=', medalId)
    .executeTakeFirstOrThrow();
  await scene.owner
    .insertInto('catalog.training_module_medals')
    .values({ module_id: module.moduleId, medal_id: medalId, position: 1 })
    .execute();
  const { trainerModuleId } = await aTrainerModule(scene.owner, { trainer: coach, module });
  const { id } = await scene.owner
    .insertInto('app.certificates')
    .values({
      tenant_id: coach.tenantId,
      trainer_module_id: trainerModuleId,
      person_id: coach.personId,
      supervisor_id: coach.personId,
      style: 'classic',
      name: 'Lin Wei',
      number: `CL010126${code}001`,
      start_date: '2020-01-01',
      end_date: '2099-12-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const worn = async () => (await plan()).qualificationMedals;
  const change = (set: { end_date?: string; cancelled_at?: Date | null; cancel_reason?: string | null }) =>
    scene.owner.updateTable('app.certificates').set(set).where('id', '=', id).execute();
  // what is said before a session, and to an independent coach who opens the plan
  const warned = async () => (await run((db) => checkCertificate(db, coach, { userOfflinePlanId: planId }))).gate?.message;
  expect(await worn()).toEqual([{ id: medalId, code, name: expect.stringMatching(/^Medal/) }]);
  expect(await warned()).toBeUndefined();
  await change({ end_date: '2020-12-31' });
  expect(await worn()).toEqual([]);
  expect(await warned()).toMatch(/ran out on 12\/31\/2020/);
  await change({ end_date: '2099-12-31', cancelled_at: new Date(), cancel_reason: 'By mistake' });
  expect(await worn()).toEqual([]);
});

it('a plan says what it is called, which session runs, and that the next one waits for it', async () => {
  const before = await plan();
  expect(before.displayName).not.toBe('');
  expect(before).toMatchObject({ id: planId, num: 0, currentNum: 1, canNext: true, isOpening: false, openSessionId: null });
  await sell(3);
  const { sessionId } = await start();
  expect(await plan()).toMatchObject({ num: 0, currentNum: 1, canNext: false, isOpening: true, openSessionId: sessionId });
});

it('a plan says to whoever may not read its sessions that they cannot be looked into', async () => {
  const policies = new Set([...coach.policies].filter((policy) => policy !== 'RocketSystem.UserOfflinePlan'));
  const seen = await run((db) => getPlan(db, { ...coach, policies }, { id: planId }));
  expect(seen.canViewDetails).toBe(false);
});

it('a session has exercises of the plan and, each third one, free ones; and lasts as long as it is booked for', async () => {
  expect((await view(1)).nonePlaybook).toEqual([]);
  const { items, nonePlaybook } = await view(3);
  expect(items.map(({ num, kind }) => [num, kind])).toContainEqual([3, 'activity']);
  expect(nonePlaybook).toMatchObject([{ num: 3, kind: 'nonePlaybook', hasDone: null }]);
  expect((await view(1)).sessionDuration).toBeNull();
  await sell(3);
  await scene.addOccurrence(planId, subjectId, new Date(coach.now.getTime() + 3_600_000));
  await start();
  expect((await view(1)).sessionDuration).toBe(45);
});

it('the next session is offered once one is finished and none runs', async () => {
  await sell(3);
  expect((await plan()).showNextClass).toBe(false);
  await start();
  await answerAll();
  expect((await plan()).showNextClass).toBe(false);
  await finish();
  expect((await plan()).showNextClass).toBe(true);
});

it('a plan is online as the booking that comes next is', async () => {
  expect((await plan()).isApp).toBe(false);
  const next = await scene.addOccurrence(planId, subjectId, new Date(Date.UTC(2035, 0, 2)));
  await scene.addOccurrence(planId, subjectId, new Date(Date.UTC(2035, 0, 9)));
  expect((await plan()).isApp).toBe(false);
  await sql`update app.occurrences set platform = 'App' where id = ${next}`.execute(scene.owner);
  expect((await plan()).isApp).toBe(true);
});

it('a plan knows that a level of it was changed', async () => {
  expect((await plan()).isAdjustment).toBe(false);
  const { items } = await run((db) => listAdjustable(db, coach, { userOfflinePlanId: planId }));
  const { id = '', trainingProgram } = items[0] ?? {};
  const input = {
    userOfflinePlanId: planId,
    trainingActivities: [id],
    target: trainingProgram?.minDifficulty ?? 1,
    adjustReason: 'tooHard',
  };
  await run((db) => adjustDifficulty(db, coach, input));
  expect((await plan()).isAdjustment).toBe(true);
});

it('a plan has a training record of the sessions that were begun, and keeps its server number', async () => {
  await sell(3);
  const record = () => run((db) => listTrainingRecord(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 10 }));
  expect(await record()).toEqual({ items: [], totalCount: 0 });
  await start();
  const { items } = await answerAll();
  expect((await record()).items).toMatchObject([{ num: 1, finishedAt: null, coachName: 'Lin Wei' }]);
  await finish();
  const [session] = (await record()).items;
  expect(session?.finishedAt).not.toBeNull();
  expect(session?.items[0]).toMatchObject({
    id: items[0]?.id,
    title: items[0]?.trainingProgram.title,
    level: items[0]?.trainingProgram.difficulty,
    hasDone: true,
    difficultyAdjusted: false,
  });
  const input = { subjectId: await scene.addChild(), templateId, startDifficulty: 6, trainerId: coach.personId, serverNumber: 2 };
  const { id } = await run((db) => createPlan(db, coach, input));
  expect(await run((db) => getPlan(db, coach, { id }))).toMatchObject({ serverNumber: 2 });
  expect((await plan()).serverNumber).toBeNull();
});
