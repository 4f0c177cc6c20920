import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { sameFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { mayPunch, mayUndo } from '@trellis/contract/offline-plans/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answersOf, clearItemAnswer, saveAnswer } from './answer-store.ts';
import { cleanFeedbacks, tappedFeedbacks } from './forms.ts';
import { type ItemRow, itemsOf, setOutcome } from './item-store.ts';
import { requireWritable } from './running-session.ts';
import { lockSessionOfItem, type SessionRow } from './session-store.ts';

type Input = InputOf<typeof offlinePlanCalls.punch>;

/** Answers the next item, or with null takes the latest answer back. The same answer sent again changes nothing. */
export async function punchItem(db: Db, caller: Member, input: Input): Promise<void> {
  const { session, items, item } = await lockItem(db, input);
  if (input.hasDone === null) return undoItem(db, caller, items, item);
  if (item.hasDone !== null) return requireSameAnswer(db, caller, session, item, input);
  if (!mayPunch(items, item.id)) refuse('RocketSystem:PunchOutOfOrder');
  const values = await valuesOf(db, caller, item, input);
  await answerItem(db, caller, session, item, input.hasDone, values);
}

/** Changes the answer to an item of the running session. Without feedback, what was said stays. */
export async function editItem(db: Db, caller: Member, input: Input): Promise<void> {
  const { session, items, item } = await lockItem(db, input);
  if (input.hasDone === null) return undoItem(db, caller, items, item);
  if (item.hasDone === null) refuse('RocketSystem:PunchOutOfOrder');
  const said = await feedbacksOf(db, session, item);
  const keeps = input.feedbacks === undefined && said.length > 0;
  const values = keeps ? said : await valuesOf(db, caller, item, input);
  await answerItem(db, caller, session, item, input.hasDone, values);
}

/** Changes what was said of an item of the running session; whether it was done stays. */
export async function editFeedback(db: Db, caller: Member, { itemId, feedbacks }: Pick<Input, 'itemId' | 'feedbacks'>): Promise<void> {
  const { session, item } = await lockItem(db, { itemId });
  if (item.hasDone === null) return refuse('RocketSystem:PunchOutOfOrder');
  const values = await valuesOf(db, caller, item, { itemId, hasDone: item.hasDone, feedbacks: feedbacks ?? [] });
  await answerItem(db, caller, session, item, item.hasDone, values);
}

async function lockItem(
  db: Db,
  { itemId, run }: Pick<Input, 'itemId' | 'run'>,
): Promise<{ session: SessionRow; items: ItemRow[]; item: ItemRow }> {
  const session = requireWritable(await lockSessionOfItem(db, itemId), run);
  const items = await itemsOf(db, session.id);
  const item = items.find(({ id }) => id === itemId) ?? refuse('Trellis:NotFound');
  return { session, items, item };
}

/** What is said about an exercise: by a tap little, and of one that was not done nothing has to be said. */
async function valuesOf(db: Db, caller: Member, { formId }: ItemRow, { hasDone, feedbacks }: Input): Promise<FeedbackValue[]> {
  if (hasDone && feedbacks === undefined) return tappedFeedbacks(db, caller, formId);
  return cleanFeedbacks(db, caller, { formId, feedbacks: feedbacks ?? [], required: hasDone ? 'all' : 'none' });
}

async function undoItem(db: Db, caller: Member, items: readonly ItemRow[], item: ItemRow): Promise<void> {
  if (item.hasDone === null) return;
  if (!mayUndo(items, item.id)) refuse('RocketSystem:PunchOutOfOrder');
  await Promise.all([setOutcome(db, item.id, null, caller.now), clearItemAnswer(db, item.id)]);
}

async function answerItem(
  db: Db,
  caller: Member,
  session: SessionRow,
  item: ItemRow,
  outcome: boolean,
  values: FeedbackValue[],
): Promise<void> {
  const scope = item.kind === 'static' ? 'static' : 'item';
  await Promise.all([
    setOutcome(db, item.id, outcome, caller.now),
    saveAnswer(db, caller, { sessionId: session.id, scope, itemId: item.id, formId: item.formId, values }),
  ]);
}

/** An answered item is punched again by a retry, which says the same; anything else would silently overwrite a colleague's answer. */
async function requireSameAnswer(db: Db, caller: Member, session: SessionRow, item: ItemRow, input: Input): Promise<void> {
  if (item.hasDone !== input.hasDone) refuse('RocketSystem:AlreadyAnswered');
  if (input.feedbacks === undefined) return;
  const values = await cleanFeedbacks(db, caller, { formId: item.formId, feedbacks: input.feedbacks, required: 'none' });
  if (!sameFeedbacks(values, await feedbacksOf(db, session, item))) refuse('RocketSystem:AlreadyAnswered');
}

async function feedbacksOf(db: Db, session: SessionRow, item: ItemRow): Promise<FeedbackValue[]> {
  return (await answersOf(db, session.id)).find((answer) => answer.itemId === item.id)?.feedbacks ?? [];
}
