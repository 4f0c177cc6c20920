import { limits } from '@trellis/contract/limits';
import { adjustDifficulty as adjustInput } from '@trellis/contract/offline-plans/difficulty/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { coach, openSessionDesk, planId, punch, refused, run, scene, sell, start, subjectId, view } from '../../../testing/session-desk.ts';
import { endPlan } from '../life/end-plan.ts';
import { extendPlan } from '../life/extend-plan.ts';
import { getPlan, listPlanRecords } from '../list-plans.ts';
import { adjustDifficulty } from './adjust-difficulty.ts';
import { editAdjustReason } from './edit-reason.ts';
import { listAdjustable } from './list-adjustable.ts';
import { listDifficultyChanges } from './list-changes.ts';

openSessionDesk();

const adjustable = (num?: number) => run((db) => listAdjustable(db, coach, { userOfflinePlanId: planId, ...(num && { num }) }));
const adjust = (trainingActivities: string[], target: number, adjustReason = 'tooEasy') =>
  run((db) => adjustDifficulty(db, coach, { userOfflinePlanId: planId, trainingActivities, target, adjustReason }));
const records = (caller = coach) =>
  run((db) => listDifficultyChanges(db, caller, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 5 }), caller);
const edit = (id: string, reason: string, caller = coach) => run((db) => editAdjustReason(db, caller, { id, reason }), caller);

/** The first exercise of the next session, with a level that it may have and has not. */
async function pick(num?: number) {
  const item = (await adjustable(num)).items.find(({ trainingProgram: program }) => program.maxDifficulty > program.difficulty);
  if (!item) throw new Error('Nothing can be adjusted');
  return { ...item.trainingProgram, id: item.id, target: item.trainingProgram.maxDifficulty };
}

/** The level of a program in each session that has it. */
async function levels(code: string) {
  const { rows } = await sql<{ num: number; difficulty: number }>`
    select s.num, i.difficulty from app.sessions s join app.session_items i on i.session_id = s.id
    join catalog.program_versions v on v.id = i.program_version_id join catalog.programs g on g.id = v.program_id
    where s.plan_id = ${planId} and g.code = ${code} order by s.num`.execute(scene.owner);
  return rows;
}

describe('levels that are adjusted', () => {
  it('are those of the next session, or of one that is named and has not begun', async () => {
    await sell(3);
    expect(await adjustable()).toMatchObject({ num: 1, ilsVersion: 'V3' });
    expect((await adjustable()).nums).toHaveLength((await run((db) => getPlan(db, coach, { id: planId }))).totalNum);
    expect((await adjustable(3)).items[0]?.num).toBe(3);
    await start();
    expect((await adjustable()).num).toBe(1);
    await sql`update app.sessions set state = 'finished', finished_at = now() where plan_id = ${planId} and num = 1`.execute(scene.owner);
    expect((await adjustable()).num).toBe(2);
    await expect(adjustable(1)).rejects.toEqual(refused('Trellis:NotFound'));
  });

  it('hold for the exercise and for the same one of later sessions, and go on with a plan that is extended', async () => {
    const { id, code, target } = await pick();
    const before = await levels(code);
    expect(before.length).toBeGreaterThan(1);
    expect(await adjust([id], target)).toEqual({ laterSessions: before.length - 1 });
    expect(new Set((await levels(code)).map(({ difficulty }) => difficulty))).toEqual(new Set([target]));
    const { items } = await view();
    expect(items.find((item) => item.id === id)).toMatchObject({ difficultyAdjusted: true, trainingProgram: { difficulty: target } });
    expect(items.filter(({ difficultyAdjusted }) => difficultyAdjusted)).toHaveLength(1);
    await run((db) => extendPlan(db, coach, { userOfflinePlanId: planId, number: 12, continuationMode: 'Continue' }));
    expect((await levels(code)).at(-1)?.difficulty).toBe(target);
  });

  it('leave alone what was adjusted by itself in a later session, and what is past', async () => {
    const { id, code, target, difficulty } = await pick();
    const [, second] = await levels(code);
    const later = (await adjustable(second?.num)).items.find((item) => item.trainingProgram.code === code);
    await adjust([later?.id ?? ''], target);
    expect((await levels(code))[0]?.difficulty).toBe(difficulty);
    await adjust([id], target - 1);
    expect((await levels(code)).slice(0, 2).map((level) => level.difficulty)).toEqual([target - 1, target]);
  });

  it('are refused outside of the bounds, a second time, and of what is done', async () => {
    await sell(3);
    const { id, target, title } = await pick();
    await expect(adjust([id], 20)).rejects.toMatchObject({
      code: 'RocketSystem:LevelOutOfBounds',
      detail: { data: { title, max: target } },
    });
    await adjust([id], target);
    await expect(adjust([id], target - 1)).rejects.toEqual(refused('RocketSystem:ExerciseSettled'));
    await start();
    const first = (await view()).items.find(({ difficultyAdjusted }) => !difficultyAdjusted)?.id ?? '';
    for (const item of (await view()).items) {
      await punch(item.id, false, []);
      if (item.id === first) break;
    }
    const program = (await view()).items.find((item) => item.id === first)?.trainingProgram;
    await expect(adjust([first], program?.minDifficulty ?? 1)).rejects.toEqual(refused('RocketSystem:ExerciseSettled'));
    expect((await records()).totalCount).toBe(1);
  });

  it('are refused as a whole where one cannot be, of another plan, and where the plan has ended', async () => {
    const { id, target } = await pick();
    await expect(adjust([id, crypto.randomUUID()], target)).rejects.toEqual(refused('Trellis:NotFound'));
    await run((db) => endPlan(db, coach, { userOfflinePlanId: planId, reasons: ['health'] }));
    await expect(adjust([id], target)).rejects.toEqual(refused('RocketSystem:PlanNotActive'));
    await expect(adjustable()).rejects.toEqual(refused('RocketSystem:PlanNotActive'));
    expect((await records()).totalCount).toBe(0);
  });

  it('happen once, however often they are sent at once', async () => {
    const { id, target } = await pick();
    const results = await Promise.allSettled([adjust([id], target), adjust([id], target), adjust([id], target)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await records()).totalCount).toBe(1);
  });

  it('need an exercise, a level of 1 to 20 and a reason', () => {
    const given = { userOfflinePlanId: planId, trainingActivities: [planId], adjustReason: 'tooHard' };
    expect(adjustInput.parse(given).target).toBe(1);
    // as long as the form lets it be
    const longest = limits.answer.choice - 'other:'.length;
    for (const own of ['other:', '']) {
      expect(adjustInput.safeParse({ ...given, adjustReason: `${own}${'w'.repeat(longest)}` }).success).toBe(true);
      expect(adjustInput.safeParse({ ...given, adjustReason: `${own}${'w'.repeat(longest + 1)}` }).success).toBe(false);
    }
    const wrong = [
      { trainingActivities: [] },
      { target: 0 },
      { target: 21 },
      { adjustReason: ' ' },
      { adjustReason: undefined },
      { adjustReason: 'other: ' },
    ];
    for (const one of wrong) expect(adjustInput.safeParse({ ...given, ...one }).success).toBe(false);
  });
});

describe('a change of a level is on record', () => {
  it('with what it was, why in the language of the reader, and among what happened to the plan', async () => {
    const { id, code, title, target, difficulty, categories } = await pick();
    await adjust([id], target);
    const [record] = (await records()).items;
    expect(record).toMatchObject({
      num: 1,
      trainingCategory: categories.map(({ name }) => name).join(', '),
      beforeTrainingProgram: { code, title },
      beforeDifficulty: difficulty,
      afterDifficulty: target,
      reason: 'It is too easy for the child',
      creatorId: coach.personId,
      creator: 'Lin Wei',
    });
    expect((await records({ ...coach, language: 'es' })).items[0]?.reason).toBe('Es demasiado fácil para el niño');
    const events = await run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 5 }));
    expect(events.items[0]).toMatchObject({
      planEvent: 'levelAdjusted',
      num: 1,
      reasonQuestion: { displayName: 'Why is the level changed?', answers: ['It is too easy for the child'] },
    });
  });

  it('with a reason in words of its author, who alone changes it', async () => {
    const { id, target } = await pick();
    await adjust([id], target, 'Slept badly');
    const record = (await records()).items[0]?.id ?? '';
    expect((await records()).items[0]?.reason).toBe('Slept badly');
    await expect(edit(record, 'Mine now', scene.as('maya'))).rejects.toEqual(refused('RocketSystem:NotYourRecord'));
    await edit(record, 'Slept very badly');
    expect((await records()).items[0]?.reason).toBe('Slept very badly');
    await edit(record, 'It is too hard for the child');
    expect((await records({ ...coach, language: 'zh-Hans' })).items[0]?.reason).toBe('对孩子来说太难');
  });

  it('whose words go with a child who is forgotten', async () => {
    const { id, target } = await pick();
    await adjust([id], target, 'other:Ana is ill');
    await sql`select app.forget_subject(${coach.tenantId}, ${subjectId})`.execute(scene.owner);
    const { rows } = await sql`select adjust_reason from app.difficulty_changes where plan_id = ${planId}`.execute(scene.owner);
    expect(rows).toEqual([{ adjust_reason: 'other:' }]);
    const told = await sql`select 1 from audit.changes where table_name = 'app.difficulty_changes' and after::text like '%Ana%'`.execute(
      scene.owner,
    );
    expect(told.rows).toEqual([]);
    const events = await sql`select answers from app.plan_events where plan_id = ${planId} and event = 'levelAdjusted'`.execute(
      scene.owner,
    );
    expect(events.rows).toEqual([{ answers: ['other:'] }]);
  });
});

describe('a plan on the second scale', () => {
  it('reads and changes the second of the two levels', async () => {
    await sql`update app.plans set scale = 2 where id = ${planId}`.execute(scene.owner);
    const item = (await adjustable()).items.find(({ trainingProgram: program }) => program.maxDifficulty > program.difficulty2);
    const before = item?.trainingProgram;
    await adjust([item?.id ?? ''], before?.maxDifficulty ?? 0);
    const session = await view();
    expect(session.ilsVersion).toBe('V4');
    expect(session.items.find(({ id }) => id === item?.id)?.trainingProgram).toMatchObject({
      difficulty: before?.difficulty,
      difficulty2: before?.maxDifficulty,
    });
  });
});
