import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
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
  view,
} from '../../../testing/session-desk.ts';
import { listFeedbackRecords } from '../feedback-records.ts';
import { listPersonal, savePersonal } from './save-personal.ts';

openSessionDesk();
let sessionId: string;
beforeEach(async () => {
  await sell(8);
  ({ sessionId } = await start());
});

const listed = () => run((db) => listPersonal(db, coach, { userOfflinePlanId: planId, num: 1 }));
const save = (feedbacks: FeedbackValue[], of = subjectId) => run((db) => savePersonal(db, coach, { sessionId, subjectId: of, feedbacks }));
const attend = (attendance: string) =>
  sql`update app.session_subjects set attendance = ${attendance} where session_id = ${sessionId}`.execute(scene.owner);

async function stars(value: number): Promise<FeedbackValue[]> {
  const [item] = (await listed()).userCourseItems;
  const rating = item?.feedbackProperties.find(({ type }) => type === 'Rating');
  return [{ programFeedbackPropertyId: rating?.id ?? '', value }];
}

it('is given on each child who attends, changed, and shown with the session', async () => {
  expect(await listed()).toMatchObject({
    sessionId,
    isSubmitted: false,
    userCourseItems: [{ subjectId, attendance: 'Attend', answered: false }],
  });
  await save(await stars(4));
  expect(await listed()).toMatchObject({ isSubmitted: true, userCourseItems: [{ feedbacks: [{ value: 4 }] }] });
  await save(await stars(2));
  expect((await view()).userCourseItems).toMatchObject([{ subjectId, answered: true, feedbacks: [{ value: 2 }] }]);
});

it('is given on nobody who is away, and on nobody else', async () => {
  const feedbacks = await stars(3);
  for (const away of ['Absent', 'RequestForLeave']) {
    await attend(away);
    await expect(save(feedbacks)).rejects.toEqual(refused('RocketSystem:OnlyAttending'));
  }
  // nobody who attends is left out
  expect(await listed()).toMatchObject({ isSubmitted: true, userCourseItems: [{ attendance: 'RequestForLeave', answered: false }] });
  await attend('Attend');
  await expect(save(feedbacks, await scene.addChild())).rejects.toEqual(refused('Trellis:NotFound'));
});

it('stays as it is once the session is finished, and stands among what the coach said', async () => {
  await answerAll();
  const feedbacks = await stars(5);
  await save(feedbacks);
  await finish();
  await expect(save(feedbacks)).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
  const { items } = await records('trainer');
  expect(items[0]?.forms.map(({ title }) => title)).toContain('Personal feedback');
});

it('and all else that a coach said stands among the records of the app where the session was booked there', async () => {
  await answerAll();
  await finish();
  expect((await records('app')).totalCount).toBe(0);
  const id = await scene.addOccurrence(planId, subjectId, coach.now);
  await sql`update app.occurrences set platform = 'App', state = 'finished', session_id = ${sessionId} where id = ${id}`.execute(
    scene.owner,
  );
  expect((await records('app')).totalCount).toBe(1);
});

const records = (type: 'trainer' | 'app') =>
  run((db) => listFeedbackRecords(db, coach, { userOfflinePlanId: planId, type, skipCount: 0, maxResultCount: 10 }));
