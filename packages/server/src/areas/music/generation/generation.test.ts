import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishMusic } from '../../../fixtures/insert-music.ts';
import {
  coach,
  openSessionDesk,
  planId,
  refused,
  run,
  scene,
  sell,
  start,
  subjectId,
  templateId,
  view,
} from '../../../testing/session-desk.ts';
import { createPlan } from '../../offline-plans/create-plan.ts';
import { extendPlan } from '../../offline-plans/life/extend-plan.ts';
import { findPlanSource } from '../../offline-plans/life/plan-source.ts';
import { listGenerations } from './list-generations.ts';
import { changeMusic, generateMusic } from './write-generation.ts';

openSessionDesk();
beforeAll(() => publishMusic(scene.owner));

const generate = (more: Partial<Parameters<typeof generateMusic>[2]> = {}, userId = subjectId) =>
  run((db) => generateMusic(db, coach, { userId, count: 40, ...more }));
const change = (input: Parameters<typeof changeMusic>[2]) => run((db) => changeMusic(db, coach, input));
const list = (userId = subjectId) => run((db) => listGenerations(db, coach, { userId }));
const bornOn = (birthday: string) => sql`update app.subjects set birthday = ${birthday} where id = ${subjectId}`.execute(scene.owner);
const heardIn = async (num: number) => {
  const { iLs } = await view(num);
  return [iLs?.name, iLs?.tracks[0]?.courseCode];
};
/** A report of the child that may be read. */
async function report(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(scene.owner);
  return rows[0]?.id ?? '';
}

describe('the music of a child', () => {
  it.each([
    ['2029-08-01', 'OpiOpii', 'FIRST-LIGHT'],
    ['2027-01-01', 'CmSmo', 'CALM-SEA'],
    ['2023-01-01', 'CmSmo', 'CALM-SEA'],
  ])('follows from its stage: born %s %s', async (birthday, musicType, code) => {
    await bornOn(birthday);
    expect((await list()).stageType).toBe(musicType);
    const made = await generate();
    expect(made).toMatchObject({ userId: subjectId, musicType, code, order: 1, count: 40, edit: false, userAssessmentId: null });
    expect((await list()).items).toEqual([made]);
  });

  it('is what somebody chose, which is told', async () => {
    await bornOn('2023-01-01');
    expect(await generate({ musicType: 'Fas', count: 3 })).toMatchObject({ musicType: 'Fas', code: 'STEADY-STREAM', edit: true });
    expect(await generate({ musicType: 'OpiOpii', code: 'FIRST-LIGHT' })).toMatchObject({ order: 2, edit: true });
    await expect(generate({ musicType: 'Fas', code: 'CALM-SEA' })).rejects.toEqual(refused('RocketSystem:NoMusicOfType'));
    await expect(generate({ order: 4 })).rejects.toEqual(refused('RocketSystem:MusicOrderGap'));
    await expect(generate({ userAssessmentId: await report() })).rejects.toEqual(refused('Trellis:NotFound'));
  });

  it('is moved to another place, and the others close up', async () => {
    const [first, second, third] = [await generate(), await generate({ musicType: 'Fas' }), await generate({ order: 1 })];
    const standing = async () => (await list()).items.map(({ id, order }) => [id, order]);
    expect(await standing()).toEqual([
      [third?.id, 1],
      [first?.id, 2],
      [second?.id, 3],
    ]);
    const now = (await list()).items[2]!;
    await expect(change({ ...now, order: 1, concurrencyStamp: first.concurrencyStamp })).rejects.toEqual(refused('Trellis:StaleStamp'));
    expect(await change({ ...now, order: 1, count: 5 })).toMatchObject({ id: second.id, order: 1, count: 5, edit: true });
    expect(await standing()).toEqual([
      [second.id, 1],
      [third.id, 2],
      [first.id, 3],
    ]);
  });
});

describe('what a plan plays', () => {
  it('changes for the sessions that did not begin, each course for its sessions and the last to the end', async () => {
    await sell(8);
    await start();
    await generate({ musicType: 'Fas', count: 3 });
    await generate({ musicType: 'OpiOpii', count: 2 });
    expect([await heardIn(1), await heardIn(2), await heardIn(3), await heardIn(4), await heardIn(12)]).toEqual([
      ['Calm sea', 'CALM-SEA'],
      ['Steady stream', 'STEADY-STREAM'],
      ['Steady stream', 'STEADY-STREAM'],
      ['First light', 'FIRST-LIGHT'],
      ['First light', 'FIRST-LIGHT'],
    ]);
    expect((await view(4)).iLs?.audioType).toBe('SenseAudio');
    const source = await run((db) => findPlanSource(db, planId));
    expect(source?.musicCourseId).not.toBe(source?.recommendedMusicCourseId);
    await run((db) => extendPlan(db, coach, { userOfflinePlanId: planId, number: 2, continuationMode: 'Continue' }));
    expect(await heardIn(14)).toEqual(['First light', 'FIRST-LIGHT']);
  });

  it('is what the child has when its plan is made', async () => {
    const child = await scene.addChild();
    await generate({ musicType: 'Fas' }, child);
    const { id } = await run((db) =>
      createPlan(db, coach, { subjectId: child, templateId, startDifficulty: 6, trainerId: coach.personId }),
    );
    const { rows } = await sql<{ code: string }>`
      select distinct course.code from app.sessions as session
      join app.session_tracks as played on played.session_id = session.id
      join catalog.music_courses as course on course.id = played.music_course_id where session.plan_id = ${id}`.execute(scene.owner);
    expect(rows).toEqual([{ code: 'STEADY-STREAM' }]);
    expect(await heardIn(1)).toEqual(['Calm sea', 'CALM-SEA']);
  });
});
