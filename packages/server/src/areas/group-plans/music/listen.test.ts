import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ada, attend, ben, coach, create, openClassDesk, refused, run, scene, start, view } from '../../../testing/class-desk.ts';
import { noon } from '../../../testing/scene.ts';
import { leastAnswers } from '../../../testing/session-desk.ts';
import { recordProgress } from '../../music/record-progress.ts';
import { punchMusic } from '../../offline-plans/public.ts';
import { listListenedByClass, viewListening } from './listen.ts';

openClassDesk();

const later = () => scene.as('lin', new Date(noon.getTime() + 600_000));
const hear = (sessionTrackId: string, progress: number) =>
  run((db) => recordProgress('Finish')(db, later(), { sessionTrackId, progress, sinceStart: progress, platform: 'Web' }));
const listening = (sessionId: string) => run((db) => viewListening(db, coach(), { sessionId }));
const music = async (planId: string) => (await view(planId)).iLs ?? expect.fail('music');

describe('the music of a class', () => {
  it('is heard by whoever attends, and by nobody else of the class', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const { tracks } = await music(planId);
    const [first, second] = tracks;
    if (!first || !second) return expect.fail('two tracks');
    await hear(first.id, first.duration);
    await attend(sessionId, ben, 'Absent');
    await hear(second.id, second.duration);
    await attend(sessionId, ben, 'Attend');
    expect(await listening(sessionId)).toMatchObject({
      trackCount: tracks.length,
      isFinished: false,
      userCourseItems: [
        { name: 'Ada', finishedCount: 2, progress: first.duration + second.duration },
        { name: 'Ben', finishedCount: 1, progress: first.duration },
      ],
    });
  });

  it('goes on where one child of the class may not', async () => {
    const planId = await create();
    await start(planId);
    const [first] = (await music(planId)).tracks;
    if (!first) return expect.fail('a track');
    await sql`update app.subjects set bind_state = 'Unbound' where id = ${ben}`.execute(scene.owner);
    expect(await hear(first.id, first.duration)).toMatchObject({ isFinished: true });
    await sql`update app.subjects set bind_state = 'Unbound' where id = ${ada}`.execute(scene.owner);
    await expect(hear(first.id, first.duration)).rejects.toEqual(refused('RocketSystem:SubjectNotBound'));
  });

  it('is punched in order, spoken of after the last track, and on record', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const { tracks, feedback } = await music(planId);
    const punch = (given: object) => run((db) => punchMusic(db, coach(), { sessionId, ...given }));
    const feedbacks = leastAnswers(feedback.feedbackProperties);
    await expect(punch({ feedbacks })).rejects.toEqual(refused('RocketSystem:TrackOutOfOrder'));
    for (const { id, duration } of tracks) {
      await hear(id, duration);
      await punch({ sessionTrackId: id });
    }
    await punch({ feedbacks });
    expect((await view(planId)).missing).not.toContain('music');
    expect(await listening(sessionId)).toMatchObject({ isFinished: true });
    const record = () => run((db) => listListenedByClass(db, coach(), { groupTrainingPlanId: planId, skipCount: 0, maxResultCount: 10 }));
    expect(await record()).toMatchObject({ totalCount: 1, items: [{ id: sessionId, num: 1, audioRecordPunch: { punched: true } }] });
  });
});
