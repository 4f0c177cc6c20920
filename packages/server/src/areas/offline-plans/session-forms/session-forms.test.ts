import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerAll,
  coach,
  everyItem,
  leastAnswers,
  openSessionDesk,
  planId,
  punch,
  refused,
  run,
  scene,
  sell,
  start,
  view,
} from '../../../testing/session-desk.ts';
import { editFeedback } from '../punch-item.ts';
import { beforeFinish, viewCategories, viewItemForm, viewOverall } from './view-forms.ts';
import { saveItemFeedback } from './write-forms.ts';

openSessionDesk();
beforeEach(async () => {
  await sell(3);
  await start();
});

const of = (num = 1) => ({ userOfflinePlanId: planId, num });
const items = async () => everyItem(await view());
const formOf = (itemId: string) => run((db) => viewItemForm(db, coach, { itemId }));

describe('feedback on an exercise', () => {
  it('answers it as done, and is read and changed by itself', async () => {
    const [item] = await items();
    const { id = '', feedbackProperties = [] } = item ?? {};
    expect(await formOf(id)).toEqual({ id, num: 1, hasDone: null, feedbackProperties, feedbacks: [] });
    await run((db) => saveItemFeedback(db, coach, { itemId: id, feedbacks: leastAnswers(feedbackProperties) }));
    expect(await formOf(id)).toMatchObject({ hasDone: true, feedbacks: leastAnswers(feedbackProperties) });
    const worse = leastAnswers(feedbackProperties).map((one) => (one.value === 3 ? { ...one, value: 1 } : one));
    await run((db) => editFeedback(db, coach, { itemId: id, feedbacks: worse }));
    expect(await formOf(id)).toMatchObject({ hasDone: true, feedbacks: worse });
  });

  it('leaves one that was not done as it is', async () => {
    const [item] = await items();
    await punch(item?.id ?? '', false);
    await run((db) => editFeedback(db, coach, { itemId: item?.id ?? '', feedbacks: [] }));
    expect((await formOf(item?.id ?? '')).hasDone).toBe(false);
  });

  it('is refused out of order, before there is any to change, and once the child is bound to nobody', async () => {
    const [first, second] = await items();
    const said = (item = first) => ({ itemId: item?.id ?? '', feedbacks: leastAnswers(item?.feedbackProperties ?? []) });
    await expect(run((db) => saveItemFeedback(db, coach, said(second)))).rejects.toEqual(refused('RocketSystem:PunchOutOfOrder'));
    await expect(run((db) => editFeedback(db, coach, said()))).rejects.toEqual(refused('RocketSystem:PunchOutOfOrder'));
    await run((db) => saveItemFeedback(db, coach, said()));
    await sql`update app.subjects set bind_state = 'Unbound' where id = (select subject_id from app.plan_members where plan_id = ${planId})`.execute(
      scene.owner,
    );
    await expect(run((db) => editFeedback(db, coach, said()))).rejects.toEqual(refused('RocketSystem:SubjectNotBound'));
  });
});

describe('the forms of a session', () => {
  it('say what the session says, and open by category once all exercises are answered', async () => {
    const overall = () => run((db) => viewOverall(db, coach, of()));
    const categories = () => run((db) => viewCategories(db, coach, of()));
    const before = await view();
    expect(await overall()).toEqual({ sessionId: before.id, isWritable: true, ...before.overall });
    expect(await categories()).toEqual({ sessionId: before.id, isWritable: true, isOpen: false, items: before.categoryPunch });
    const after = await answerAll();
    expect(await overall()).toMatchObject({ answered: true, feedbacks: after.overall.feedbacks });
    expect(await categories()).toMatchObject({ isOpen: true, items: after.categoryPunch });
  });
});

describe('before a session is finished', () => {
  const asked = () => run((db) => beforeFinish(db, coach, of()));

  it('whoever asks is told what is missing, and then that nothing is', async () => {
    const { missing } = await view();
    expect(await asked()).toMatchObject({ missing, canFinish: false, isLast: false, remainingClasses: 3 });
    await answerAll();
    expect(await asked()).toMatchObject({ missing: [], canFinish: true });
  });

  it('it takes no trial, however many the center has left', async () => {
    await sql`update app.centre_settings set trials_left = 12 where tenant_id = ${coach.tenantId}`.execute(scene.owner);
    expect(await asked()).toMatchObject({ trialNeeded: false, tryCount: 12 });
  });
});
