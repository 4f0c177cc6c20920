import { sessionView } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noon } from '../../testing/scene.ts';
import {
  answerAll,
  coach,
  consumed,
  everyItem,
  finish,
  leastAnswers,
  openSessionDesk,
  planId,
  punch,
  refused,
  run,
  scene,
  sell,
  start,
  subjectId,
  templateId,
  view,
} from '../../testing/session-desk.ts';
import { classesOf } from '../credits/public.ts';
import { abandonSession } from './abandon-session.ts';
import { beforeStart } from './before-start.ts';
import { createPlan } from './create-plan.ts';
import { getPlan, listPlanRecords, listPlans, listSessions } from './list-plans.ts';
import { punchMusic } from './punch-music.ts';
import { saveCategory } from './save-category.ts';
import { saveOverall } from './save-overall.ts';
import { startSession } from './start-session.ts';

openSessionDesk();

describe('a plan', () => {
  it('has numbered sessions with items within their bounds, and music for each', async () => {
    const plan = await run((db) => getPlan(db, coach, { id: planId }));
    expect(plan).toMatchObject({
      state: 'active',
      num: 0,
      currentNum: 1,
      isOpening: false,
      canNext: true,
      subjectName: 'Ida Berg',
      coachName: 'Lin Wei',
    });
    const sessions = await run((db) => listSessions(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 100 }));
    expect(sessions.items.map(({ num }) => num)).toEqual(Array.from({ length: plan.totalNum }, (_, index) => index + 1));
    expect(sessions.items.every(({ itemCount, doneCount }) => itemCount > 0 && doneCount === 0)).toBe(true);
    const session = await view();
    expect(sessionView.parse(session)).toEqual(session);
    expect(session.iLs?.tracks.length).toBeGreaterThan(0);
    for (const { trainingProgram: program } of everyItem(session)) {
      expect(program.difficulty).toBeGreaterThanOrEqual(program.minDifficulty);
      expect(program.difficulty).toBeLessThanOrEqual(program.maxDifficulty);
      // what helps with a class is told where a class trains
      expect(program).not.toHaveProperty('suggestionsOnGroupTeaching');
    }
  });

  it('is the only active one of a child, also when two are created at once', async () => {
    const other = await scene.addChild('Two at once');
    const create = () =>
      run((db) => createPlan(db, coach, { subjectId: other, templateId, startDifficulty: 6, trainerId: coach.personId }));
    const results = await Promise.allSettled([create(), create(), create()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(create()).rejects.toEqual(refused('RocketSystem:ActivePlanExists'));
    expect((await run((db) => listPlans(db, coach, { userId: other, skipCount: 0, maxResultCount: 6 }))).totalCount).toBe(1);
  });
});

describe('starting', () => {
  it('is refused without a contract, and tells whoever may sell classes where', async () => {
    const gates = await run((db) => beforeStart(db, coach, { userOfflinePlanId: planId }));
    expect(gates).toMatchObject({ canStart: false, num: 1, gates: [{ code: 'RocketSystem:NoValidContract', level: 'block' }] });
    expect(gates.gates[0]?.mend).toBeNull();
    const lead = scene.as('daniel');
    const forLead = await run((db) => beforeStart(db, lead, { userOfflinePlanId: planId }), lead);
    expect(forLead.gates[0]?.mend).toBe(`/system/center/detail/subjectDetail?id=${subjectId}&tab=contracts`);
    await expect(start()).rejects.toEqual(refused('RocketSystem:NoValidContract'));
  });

  it('only warns of the last class', async () => {
    await sell(1);
    const gates = await run((db) => beforeStart(db, { ...coach, language: 'es' }, { userOfflinePlanId: planId }));
    expect(gates).toMatchObject({ canStart: true, gates: [{ code: 'RocketSystem:FewClassesLeft', level: 'warn' }] });
    expect(gates.gates[0]?.message).toContain('1');
    await expect(start()).resolves.toMatchObject({ num: 1 });
  });

  it('is won by one of twenty', async () => {
    await sell(5);
    const results = await Promise.allSettled(Array.from({ length: 20 }, start));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toEqual(refused('RocketSystem:SessionAlreadyOpen'));
  });

  it('is refused while its coach trains another child, with the way there, and not to anybody else', async () => {
    await sell(5);
    await start();
    const other = await scene.addChild('Nora');
    await sell(5, other);
    const { id: userOfflinePlanId } = await run((db) =>
      createPlan(db, coach, { subjectId: other, templateId, startDifficulty: 6, trainerId: coach.personId }),
    );
    const { gates } = await run((db) => beforeStart(db, coach, { userOfflinePlanId }));
    const busy = gates.find(({ code }) => code === 'RocketSystem:CoachBusy');
    expect(busy).toMatchObject({ level: 'block', mend: `/system/center/detail/userOfflineCourseDetail?planId=${planId}&num=1` });
    expect(busy?.message).toContain('session 1 of Ida Berg');
    await expect(run((db) => startSession(db, coach, { userOfflinePlanId }))).rejects.toEqual(refused('RocketSystem:CoachBusy'));
    const { gates: ofAnother } = await run((db) => beforeStart(db, scene.as('daniel'), { userOfflinePlanId }), scene.as('daniel'));
    expect(ofAnother.map(({ code }) => code)).not.toContain('RocketSystem:CoachBusy');
  });

  it('is refused for a child without a guardian or signed off, and where training is not enabled', async () => {
    await sell(5);
    await sql`update app.subjects set bind_state = 'Unbound', logged_out_at = now() where id = ${subjectId}`.execute(scene.owner);
    const elsewhere = { ...coach, withheld: new Set(['RocketSystem.UserOfflinePlan.Write'] as const) };
    const { gates } = await run((db) => beforeStart(db, elsewhere, { userOfflinePlanId: planId }));
    expect(gates.map(({ code }) => code)).toEqual([
      'RocketSystem:ProjectDisabled',
      'RocketSystem:SubjectNotBound',
      'RocketSystem:SubjectLoggedOut',
    ]);
    await expect(start()).rejects.toEqual(refused('RocketSystem:SubjectNotBound'));
  });
});

describe('a session from start to finish', () => {
  it('takes one class, however often and by however many it is finished', async () => {
    await sell(8);
    await start();
    const done = await answerAll();
    expect(done.missing).toEqual([]);
    const first = await finish();
    expect(first).toEqual({ isLast: false, remainingClasses: 7, nextNum: 2 });
    expect(await finish()).toEqual(first);
    expect(await finish(1, scene.as('sofia'))).toEqual(first);
    expect(await consumed()).toBe(1);
    const records = await run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 10 }));
    expect(records.items.map(({ planEvent }) => planEvent).sort()).toEqual(['created', 'sessionFinished', 'sessionStarted']);
    expect(await run((db) => getPlan(db, coach, { id: planId }))).toMatchObject({ num: 1, currentNum: 2, canNext: true, isOpening: false });
  });

  it('takes one class of twenty finishes at once', async () => {
    await sell(8);
    await start();
    await answerAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await consumed()).toBe(1);
  });

  it('cannot be finished while anything is missing, and says all of it', async () => {
    await sell(8);
    await expect(finish()).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
    await start();
    const refusal = expect.objectContaining({
      code: 'RocketSystem:SessionIncomplete',
      detail: { data: expect.objectContaining({ parts: ['items', 'staticItems', 'overall', 'category', 'music'] }) },
    });
    await expect(finish()).rejects.toEqual(refusal);
    expect(await consumed()).toBe(0);
  });

  it('marks the plan ready to end after the last', async () => {
    await sell(8);
    await start();
    await answerAll();
    await sql`
      update app.sessions set state = 'finished', opened_at = ${noon}, finished_at = ${noon} where plan_id = ${planId} and state = 'notStarted'`.execute(
      scene.owner,
    );
    expect(await finish()).toMatchObject({ nextNum: null });
    expect(await run((db) => getPlan(db, coach, { id: planId }))).toMatchObject({ state: 'readyToEnd', canNext: false });
    await expect(start()).rejects.toEqual(refused('RocketSystem:PlanNotActive'));
  });

  it('remembers what happened last time', async () => {
    await sell(8);
    await start();
    const [first] = everyItem(await view());
    const rating = first?.feedbackProperties.find(({ type }) => type === 'Rating');
    const note = first?.feedbackProperties.find(({ type }) => type === 'String');
    const given = [
      rating && { programFeedbackPropertyId: rating.id, value: 2 },
      note && { programFeedbackPropertyId: note.id, value: 'Needs a mat' },
    ];
    const feedbacks = given.filter((value) => value !== undefined);
    await punch(first?.id ?? '', true, feedbacks);
    await punchRest();
    await finish();
    const later = scene.as('lin', new Date(noon.getTime() + 86_400_000));
    await run((db) => startSession(db, later, { userOfflinePlanId: planId }));
    // the second session trains the same program once more
    await sql`
      update app.session_items i set program_version_id = f.program_version_id
      from app.session_items f, app.sessions s
      where f.id = ${first?.id} and s.plan_id = ${planId} and s.num = 2 and i.session_id = s.id and i.position = 1`.execute(scene.owner);
    const [again] = (await view(2)).items;
    expect(again?.lastTime).toMatchObject({
      num: 1,
      hasDone: true,
      rating: 2,
      note: 'Needs a mat',
      difficulty: first?.trainingProgram.difficulty,
    });
    expect((await view(1)).items[0]?.lastTime).toBeNull();
  });

  async function punchRest(): Promise<void> {
    const rest = everyItem(await view()).slice(1);
    for (const item of rest) await punch(item.id, false);
    const session = await view();
    await run((db) => saveOverall(db, coach, { sessionId: session.id, feedbacks: leastAnswers(session.overall.feedbackProperties) }));
    for (const { categoryId, feedbackProperties } of session.categoryPunch) {
      await run((db) => saveCategory(db, coach, { sessionId: session.id, categoryId, feedbacks: leastAnswers(feedbackProperties) }));
    }
    await sql`update app.session_tracks set punched_at = ${noon} where session_id = ${session.id}`.execute(scene.owner);
    const music = session.iLs?.feedback.feedbackProperties ?? [];
    await run((db) => punchMusic(db, coach, { sessionId: session.id, feedbacks: leastAnswers(music) }));
  }
});

describe('a session that cannot go on', () => {
  const unbind = () => sql`update app.subjects set bind_state = 'Unbound' where id = ${subjectId}`.execute(scene.owner);
  const abandon = (sessionId: string, caller = coach) =>
    run((db) => abandonSession(db, caller, { sessionId, reason: 'The guardian was taken off' }), caller);

  it('takes no class, and is abandoned with a reason', async () => {
    await sell(8);
    await start();
    const done = await answerAll();
    await unbind();
    await expect(finish()).rejects.toEqual(refused('RocketSystem:SubjectNotBound'));
    expect(await view()).toMatchObject({ isWritable: false, mayAbandon: true });
    await abandon(done.id);
    await abandon(done.id);
    expect(await run((db) => classesOf(db, subjectId))).toMatchObject({ consumed: 0, held: 0 });
    const { items } = await run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 10 }));
    expect(items.filter(({ planEvent }) => planEvent === 'sessionAbandoned')).toMatchObject([
      { num: 1, reason: ['The guardian was taken off'] },
    ]);
  });

  it('begins anew once it was abandoned', async () => {
    await sell(8);
    await start();
    const { id } = await answerAll();
    await abandon(id);
    expect(await view()).toMatchObject({ state: 'notStarted', openedAt: null, overall: { answered: false } });
    await start();
    const again = await view();
    expect(everyItem(again).every((item) => item.hasDone === null && item.feedbacks.length === 0)).toBe(true);
    expect(again.iLs?.tracks.every((track) => !track.isPunched && track.progress === 0)).toBe(true);
    await answerAll();
    await finish();
    expect(await consumed()).toBe(1);
    await expect(abandon(id)).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
  });

  it('is abandoned where the project is off too, and by nobody who may only read', async () => {
    await sell(8);
    await start();
    const { id } = await view();
    const write = new Set(['RocketSystem.UserOfflinePlan.Write'] as const);
    const reader = { ...coach, policies: new Set([...coach.policies].filter((policy) => !write.has(policy as never))) };
    await expect(abandon(id, reader)).rejects.toEqual(refused('Trellis:NotAllowed'));
    await abandon(id, { ...reader, withheld: write });
    expect(await view()).toMatchObject({ state: 'notStarted' });
  });
});
