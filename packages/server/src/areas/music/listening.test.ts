import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answerAll, openSessionDesk, planId, refused, run, scene, sell, start, tenMinutesLater, view } from '../../testing/session-desk.ts';
import { beginMusic } from './begin-music.ts';
import { listListened } from './list-listened.ts';
import { recordProgress } from './record-progress.ts';
import { beforeStartMusic, listTrackProgress, viewCourseProgress } from './view-progress.ts';

openSessionDesk();

const hear = (state: 'Start' | 'Finish', sessionTrackId: string, progress: number, lastProgress?: number) =>
  run((db) =>
    recordProgress(state)(db, tenMinutesLater(), { sessionTrackId, progress, lastProgress, sinceStart: progress, platform: 'Web' }),
  );
const before = (sessionId: string) => run((db) => beforeStartMusic(db, scene.as('lin'), { sessionId }));
const begin = (sessionId: string, from: 'progress' | 'first', audioType: 'BrainAudio' | 'SenseAudio' = 'BrainAudio') =>
  run((db) => beginMusic(db, scene.as('lin'), { sessionId, audioType, from, platform: 'Web' }));
const tracksOf = (sessionId: string) => run((db) => listTrackProgress(db, scene.as('lin'), { sessionId }));
const listened = (skipCount = 0) =>
  run((db) => listListened(db, scene.as('lin'), { userOfflinePlanId: planId, skipCount, maxResultCount: 10 }));

describe('the music of a session', () => {
  it('may start once the session runs, and says why it may not', async () => {
    const { id } = await view();
    const closed = await before(id);
    expect(closed).toMatchObject({ canStart: false, progress: null, types: [{ audioType: 'BrainAudio', name: 'Calm sea' }] });
    expect(closed.cannotStartReason).toBeTruthy();
    await expect(begin(id, 'first')).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
    await sell(8);
    await start();
    expect(await before(id)).toMatchObject({ canStart: true, cannotStartReason: null });
    await expect(begin(id, 'first', 'SenseAudio')).rejects.toEqual(refused('Trellis:NotFound'));
  });

  it('goes on where it was left, or begins at its first track', async () => {
    await sell(8);
    await start();
    const { id } = await view();
    const [first, second] = await tracksOf(id);
    if (!first || !second) throw new Error('Two tracks');
    expect(await begin(id, 'progress')).toEqual({ sessionTrackId: first.id, progress: 0 });
    await hear('Finish', first.id, first.duration);
    expect(await hear('Start', second.id, 6, 2)).toEqual({ progress: 6, isFinished: false });
    expect(await before(id)).toMatchObject({ progress: { sessionTrackId: second.id, trackCode: second.code, position: 2, progress: 6 } });
    expect(await begin(id, 'progress')).toEqual({ sessionTrackId: second.id, progress: 6 });
    expect(await run((db) => viewCourseProgress(db, scene.as('lin'), { sessionId: id }))).toMatchObject({
      trackCode: second.code,
      position: 2,
      progress: 6,
      lastProgress: 2,
      isFinished: false,
      canListen: true,
      totalCount: 3,
    });
    expect(await begin(id, 'first')).toEqual({ sessionTrackId: first.id, progress: 0 });
    expect((await tracksOf(id)).map(({ progress, lastProgress }) => [progress, lastProgress])).toEqual([
      [first.duration, 0],
      [6, 0],
      [0, 0],
    ]);
  });

  it('says of each track whether it may be heard, and why not', async () => {
    await sell(8);
    await start();
    const { id } = await view();
    const [first, second] = await tracksOf(id);
    expect(first).toMatchObject({ canListen: true, cannotListenReason: null });
    expect(second).toMatchObject({ canListen: false, cannotListenReason: 'Please listen to the earlier tracks first.' });
    await sql`update app.sessions set state = 'notStarted', opened_at = null where id = ${id}`.execute(scene.owner);
    expect((await tracksOf(id)).every(({ canListen }) => !canListen)).toBe(true);
  });
});

describe('listening records', () => {
  it('tell of every session that began, also of one in which nothing was played', async () => {
    expect(await listened()).toEqual({ items: [], totalCount: 0 });
    await sell(8);
    await start();
    const { id } = await view();
    expect((await listened()).items).toMatchObject([{ id, num: 1, trackCount: 3, audioRecordPunch: { punched: false, listenedList: [] } }]);
    const [first] = await tracksOf(id);
    if (!first) throw new Error('A track');
    await hear('Start', first.id, 9, 4);
    const { items, totalCount } = await listened();
    expect(totalCount).toBe(1);
    expect(items[0]?.audioRecordPunch.listenedList).toEqual([
      {
        sessionTrackId: first.id,
        trackCode: first.code,
        title: first.title,
        position: 1,
        duration: first.duration,
        progress: 9,
        lastProgress: 4,
        isFinished: false,
        isPunched: false,
      },
    ]);
  });

  it('say that the music was punched once each of its tracks was', async () => {
    await sell(8);
    await start();
    await answerAll();
    const [record] = (await listened()).items;
    expect(record?.audioRecordPunch.punched).toBe(true);
    expect(record?.audioRecordPunch.listenedList.map(({ isPunched }) => isPunched)).toEqual([true, true, true]);
  });

  it('come in portions, the latest session first', async () => {
    await sql`
      insert into app.sessions (tenant_id, plan_id, num, state, opened_at, finished_at)
      select tenant_id, id, 100 + n, 'finished', now(), now() from app.plans cross join generate_series(1, 25) n where id = ${planId}`.execute(
      scene.owner,
    );
    const portions = await Promise.all([0, 10, 20].map(listened));
    expect(portions.map(({ items, totalCount }) => [items.length, totalCount])).toEqual([
      [10, 25],
      [10, 25],
      [5, 25],
    ]);
    expect(portions[0]?.items[0]?.num).toBe(125);
  });
});
