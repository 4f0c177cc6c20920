import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FeedbackProperty, type FeedbackValue, type SessionView, sessionView } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { noon, openScene, type Scene } from '../../testing/scene.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { classesOf, sellClasses } from '../credits/public.ts';
import { configureStorage } from '../files/public.ts';
import { recordProgress } from '../music/record-progress.ts';
import { abandonSession } from './abandon-session.ts';
import { beforeStart } from './before-start.ts';
import { createPlan } from './create-plan.ts';
import { chartFeedback } from './feedback-charts.ts';
import { finishSession } from './finish-session.ts';
import { getPlan, listPlanRecords, listPlans, listSessions } from './list-plans.ts';
import { editItem, punchItem } from './punch-item.ts';
import { punchMusic } from './punch-music.ts';
import { saveCategory } from './save-category.ts';
import { saveOverall } from './save-overall.ts';
import { stampOfSession } from './session-stamp.ts';
import { startSession } from './start-session.ts';
import { viewSession } from './view-session.ts';

let scene: Scene;
let coach: Member;
let templateId: string;
let subjectId: string;
let planId: string;

beforeAll(async () => {
  configureStorage({ dataDir: mkdtempSync(join(tmpdir(), 'trellis-session-')), secret: testSecret });
  scene = await openScene();
  await insertCatalog(scene.owner);
  coach = scene.as('lin');
  const template = await scene.owner
    .selectFrom('catalog.plan_templates')
    .select('id')
    .where('code', '<>', 'scene')
    .executeTakeFirstOrThrow();
  templateId = template.id;
  await sql`insert into app.centre_settings (tenant_id, session_durations) values (${coach.tenantId}, '{30,45,60}') on conflict do nothing`.execute(
    scene.owner,
  );
});
afterAll(() => scene.drop());

beforeEach(async () => {
  subjectId = await scene.addChild();
  planId = (await run((db) => createPlan(db, coach, { subjectId, templateId, startDifficulty: 6, trainerId: coach.personId }))).id;
});

const tenMinutesLater = () => scene.as('lin', new Date(noon.getTime() + 600_000));
const run = <T>(useCase: (db: Db) => Promise<T>, caller = coach): Promise<T> => scene.run(caller, useCase);
const refused = (code: string) => expect.objectContaining({ code });
const view = (num = 1) => run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num }));
const start = () => run((db) => startSession(db, coach, { userOfflinePlanId: planId }));
const finish = (num = 1, caller = coach) => run((db) => finishSession(db, caller, { userOfflinePlanId: planId, num }), caller);
const punch = (itemId: string, hasDone: boolean | null, feedbacks?: FeedbackValue[]) =>
  run((db) => punchItem(db, coach, { itemId, hasDone, feedbacks }));

/** Signs a contract and sells its classes. */
async function sell(classes: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${coach.tenantId}, ${subjectId}, 'First', 'Training', '2031-05-01', 90000, ${classes}) returning id`.execute(scene.owner);
  await run((db) => sellClasses(db, coach, { contractId: rows[0]?.id ?? '', subjectId, purpose: 'Training', classes }));
}

const consumed = async () => (await run((db) => classesOf(db, subjectId))).consumed;

/** The least that a form asks for. */
function leastAnswers(properties: readonly FeedbackProperty[]): FeedbackValue[] {
  return properties
    .filter((property) => property.isRequired)
    .map(({ id, type, extraProperties }) => ({
      programFeedbackPropertyId: id,
      value: type === 'Rating' ? 3 : (extraProperties.options?.[0]?.value ?? 'fine'),
    }));
}

const everyItem = (session: SessionView) => [...session.items, ...session.nonePlaybook];

async function answerAll(num = 1): Promise<SessionView> {
  const session = await view(num);
  for (const item of everyItem(session)) await punch(item.id, true);
  await run((db) => saveOverall(db, coach, { sessionId: session.id, feedbacks: leastAnswers(session.overall.feedbackProperties) }));
  for (const { categoryId, feedbackProperties } of session.categoryPunch) {
    await run((db) => saveCategory(db, coach, { sessionId: session.id, categoryId, feedbacks: leastAnswers(feedbackProperties) }));
  }
  const music = session.iLs;
  for (const track of music?.tracks ?? []) {
    // heard without a network, and told at once
    const heard = { sessionTrackId: track.id, progress: track.duration, sinceStart: track.duration, platform: 'Web' } as const;
    await run((db) => recordProgress('Finish')(db, tenMinutesLater(), heard));
    await run((db) => punchMusic(db, coach, { sessionId: session.id, sessionTrackId: track.id }));
  }
  if (music) {
    await run((db) => punchMusic(db, coach, { sessionId: session.id, feedbacks: leastAnswers(music.feedback.feedbackProperties) }));
  }
  return view(num);
}

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

describe('answering items', () => {
  let session: SessionView;
  let first: SessionView['items'][number];
  let second: SessionView['items'][number];

  beforeEach(async () => {
    await sell(8);
    await start();
    session = await view();
    [first, second] = session.items as [typeof first, typeof second];
  });

  it('goes in order, and a single tap rates nothing', async () => {
    await expect(punch(second.id, true)).rejects.toEqual(refused('RocketSystem:PunchOutOfOrder'));
    await punch(first.id, true);
    await punch(second.id, true);
    const [answered] = (await view()).items;
    expect(answered).toMatchObject({ hasDone: true, isEdit: true, feedbacks: [] });
    await run((db) => editItem(db, coach, { itemId: first.id, hasDone: true }));
    expect((await view()).items[0]).toMatchObject({ hasDone: true, feedbacks: [] });
  });

  it('counts in the charts where somebody rated it, and nowhere else', async () => {
    const chart = async () => (await run((db) => chartFeedback(db, coach, { userOfflinePlanId: planId }))).series;
    await punch(first.id, true, leastAnswers(first.feedbackProperties));
    await punch(second.id, true);
    await sql`update app.sessions set state = 'finished', finished_at = ${noon} where id = ${session.id}`.execute(scene.owner);
    expect(await chart()).toMatchObject([{ source: 'items', points: [{ num: 1, value: 3 }] }]);
  });

  it('asks for the rating where a form is filled in', async () => {
    await expect(punch(first.id, true, [])).rejects.toEqual(refused('Trellis:InvalidInput'));
  });

  it('takes a retry, and refuses another answer in its place', async () => {
    await punch(first.id, true);
    await punch(first.id, true);
    await punch(first.id, true, (await view()).items[0]?.feedbacks);
    await expect(punch(first.id, false)).rejects.toEqual(refused('RocketSystem:AlreadyAnswered'));
  });

  it('changes the stamp of its session, and nothing else does', async () => {
    const stamp = async () => (await run((db) => stampOfSession(db, coach, { userOfflinePlanId: planId, num: 1 }))).stamp;
    const seen = [await stamp()];
    expect(await stamp()).toBe(seen[0]);
    await punch(first.id, true);
    seen.push(await stamp());
    await run((db) => editItem(db, coach, { itemId: first.id, hasDone: false }));
    seen.push(await stamp());
    await run((db) => saveOverall(db, coach, { sessionId: session.id, feedbacks: leastAnswers(session.overall.feedbackProperties) }));
    seen.push(await stamp());
    expect(new Set(seen).size).toBe(4);
  });

  it('is settled by the database when two tap at once', async () => {
    const results = await Promise.allSettled([punch(first.id, true), punch(first.id, true), punch(first.id, false)]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const answers = await scene.owner.selectFrom('app.answers').select('id').where('item_id', '=', first.id).execute();
    expect(answers).toHaveLength(1);
  });

  it('takes back the latest answer only', async () => {
    await punch(first.id, true);
    await punch(second.id, false);
    await expect(punch(first.id, null)).rejects.toEqual(refused('RocketSystem:PunchOutOfOrder'));
    await punch(second.id, null);
    await punch(second.id, null);
    expect((await view()).items[1]).toMatchObject({ hasDone: null, doneTime: null, feedbacks: [] });
    await punch(second.id, true);
  });

  it('names the fields that are wrong', async () => {
    const rating = first.feedbackProperties.find(({ type }) => type === 'Rating');
    const bad = punch(first.id, true, [{ programFeedbackPropertyId: rating?.id ?? '', value: 99 }]);
    await expect(bad).rejects.toMatchObject({ code: 'Trellis:InvalidInput', detail: { validationErrors: [{ members: [rating?.id] }] } });
  });

  it('is edited in the running session only', async () => {
    await punch(first.id, true);
    await run((db) => editItem(db, coach, { itemId: first.id, hasDone: false }));
    expect((await view()).items[0]).toMatchObject({ hasDone: false });
    const feedbacks = leastAnswers(first.feedbackProperties);
    await run((db) => editItem(db, coach, { itemId: first.id, hasDone: true, feedbacks }));
    expect((await view()).items[0]?.feedbacks).toEqual(feedbacks);
    await sql`update app.sessions set state = 'finished', finished_at = ${noon} where id = ${session.id}`.execute(scene.owner);
    await expect(run((db) => editItem(db, coach, { itemId: first.id, hasDone: false }))).rejects.toEqual(
      refused('RocketSystem:SessionNotOpen'),
    );
  });

  it('comes before the feedback on categories', async () => {
    const [category] = session.categoryPunch;
    const early = run((db) =>
      saveCategory(db, coach, {
        sessionId: session.id,
        categoryId: category?.categoryId ?? '',
        feedbacks: leastAnswers(category?.feedbackProperties ?? []),
      }),
    );
    await expect(early).rejects.toEqual(refused('RocketSystem:CompleteOrder'));
  });

  it('is closed to another centre', async () => {
    const stranger = scene.cast.member('oliver', 'harbour', noon);
    await expect(run((db) => punchItem(db, stranger, { itemId: first.id, hasDone: true }), stranger)).rejects.toEqual(
      refused('Trellis:NotFound'),
    );
    await expect(finish(1, stranger)).rejects.toEqual(refused('Trellis:NotFound'));
  });
});

describe('music', () => {
  it('is heard and punched in order, and keeps the furthest second', async () => {
    await sell(8);
    await start();
    const session = await view();
    const [first, second] = session.iLs?.tracks ?? [];
    const hear = (state: 'Start' | 'Pause' | 'Finish', sessionTrackId: string | undefined, progress: number, after = progress) => {
      const later = scene.as('lin', new Date(noon.getTime() + after * 1000));
      return run((db) => recordProgress(state)(db, later, { sessionTrackId: sessionTrackId ?? '', progress, platform: 'Web' }), later);
    };
    const tap = (sessionTrackId: string | undefined) => run((db) => punchMusic(db, coach, { sessionId: session.id, sessionTrackId }));

    expect(first).toMatchObject({ canListen: true, cannotListenReason: null });
    expect(second?.canListen).toBe(false);
    expect(second?.cannotListenReason).toContain('earlier');
    await expect(hear('Start', second?.id, 1)).rejects.toEqual(refused('RocketSystem:TrackOutOfOrder'));
    expect(await hear('Start', first?.id, 0)).toEqual({ progress: 0, isFinished: false });
    expect(await hear('Start', first?.id, 12)).toEqual({ progress: 12, isFinished: false });
    expect(await hear('Pause', first?.id, 5, 13)).toEqual({ progress: 12, isFinished: false });
    expect(await hear('Finish', first?.id, 13)).toEqual({ progress: 13, isFinished: false });
    await expect(tap(first?.id)).rejects.toEqual(refused('RocketSystem:TrackNotFinished'));
    const duration = first?.duration ?? 0;
    expect(await hear('Finish', first?.id, duration + 60, duration)).toEqual({ progress: duration, isFinished: true });
    expect(await hear('Start', first?.id, 0)).toEqual({ progress: duration, isFinished: true });
    await expect(tap(second?.id)).rejects.toEqual(refused('RocketSystem:TrackOutOfOrder'));
    await tap(first?.id);
    await tap(first?.id);
    const feedbacks = leastAnswers(session.iLs?.feedback.feedbackProperties ?? []);
    await expect(run((db) => punchMusic(db, coach, { sessionId: session.id, feedbacks }))).rejects.toEqual(
      refused('RocketSystem:TrackOutOfOrder'),
    );
  });

  it('is heard no faster than time passes, whatever a player says', async () => {
    await sell(8);
    await start();
    const [track] = (await view()).iLs?.tracks ?? [];
    const { id: sessionTrackId = '', duration = 0 } = track ?? {};
    const finishTrack = (sinceStart: number | undefined, caller = coach) =>
      run((db) => recordProgress('Finish')(db, caller, { sessionTrackId, progress: duration, sinceStart, platform: 'Web' }));
    expect(await finishTrack(undefined)).toEqual({ progress: 5, isFinished: false });
    // the session has just begun: nobody listened for longer
    expect(await finishTrack(3_600)).toEqual({ progress: 5, isFinished: false });
    expect(await finishTrack(undefined, tenMinutesLater())).toEqual({ progress: duration, isFinished: true });
  });
});
