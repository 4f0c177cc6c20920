import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { noon } from '../../testing/scene.ts';
import {
  coach,
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
  tenMinutesLater,
  view,
} from '../../testing/session-desk.ts';
import { recordProgress } from '../music/record-progress.ts';
import { chartFeedback } from './feedback-charts.ts';
import { editItem, punchItem } from './punch-item.ts';
import { punchMusic } from './punch-music.ts';
import { saveCategory } from './save-category.ts';
import { saveOverall } from './save-overall.ts';
import { stampOfSession } from './session-stamp.ts';

openSessionDesk();

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
    expect(answered).toMatchObject({ num: 1, hasDone: true, isEdit: false, feedbacks: [] });
    await run((db) => editItem(db, tenMinutesLater(), { itemId: first.id, hasDone: false }));
    expect((await view()).items.slice(0, 2)).toMatchObject([
      { hasDone: false, isEdit: true },
      { hasDone: true, isEdit: false },
    ]);
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
    expect((await view()).items.slice(0, 2)).toMatchObject([
      { hasDone: true, doneTime: noon.toISOString() },
      { hasDone: false, doneTime: noon.toISOString() },
    ]);
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
  it('is heard in order, keeps the furthest second, and is punched by being heard', async () => {
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
    const punched = async () => (await view()).iLs?.tracks.map(({ isPunched }) => isPunched).slice(0, 2);
    expect(await punched()).toEqual([true, false]);
    await expect(tap(second?.id)).rejects.toEqual(refused('RocketSystem:TrackNotFinished'));
    await tap(first?.id);
    expect(await punched()).toEqual([true, false]);
    const feedbacks = leastAnswers(session.iLs?.feedback.feedbackProperties ?? []);
    await expect(run((db) => punchMusic(db, coach, { sessionId: session.id, feedbacks }))).rejects.toEqual(
      refused('RocketSystem:TrackOutOfOrder'),
    );
  });

  it('is said something of once all of it was heard, and not without a choice', async () => {
    await sell(8);
    await start();
    const { id: sessionId, iLs } = await view();
    const asked = iLs?.feedback.feedbackProperties ?? [];
    const required = asked.filter(({ isRequired }) => isRequired);
    expect(required.map(({ type }) => type)).toEqual(['Selection']);
    const say = (feedbacks: FeedbackValue[]) => run((db) => punchMusic(db, coach, { sessionId, feedbacks }));
    // out of order: the tracks come first
    await expect(say(leastAnswers(asked))).rejects.toEqual(refused('RocketSystem:TrackOutOfOrder'));
    await sql`update app.session_tracks set punched_at = ${noon} where session_id = ${sessionId}`.execute(scene.owner);
    await expect(say([])).rejects.toMatchObject({
      code: 'Trellis:InvalidInput',
      detail: { validationErrors: [{ message: expect.stringContaining('While listening'), members: [required[0]?.id] }] },
    });
    await expect(run((db) => punchMusic(db, coach, { sessionId }))).rejects.toEqual(refused('Trellis:InvalidInput'));
    expect((await view()).iLs?.feedback).toMatchObject({ answered: false, feedbacks: [] });
    expect((await view()).missing).toContain('music');
    await say(leastAnswers(asked));
    expect((await view()).iLs?.feedback).toMatchObject({ answered: true, feedbacks: leastAnswers(asked) });
    expect((await view()).missing).not.toContain('music');
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
