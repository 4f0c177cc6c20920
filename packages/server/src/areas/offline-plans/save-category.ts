import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { nextItem } from '@trellis/contract/offline-plans/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { saveAnswer } from './answer-store.ts';
import { cleanFeedbacks } from './forms.ts';
import { itemsOf } from './item-store.ts';
import { requireWritable } from './running-session.ts';
import { categoriesOf } from './session-parts.ts';
import { lockSession } from './session-store.ts';

type Input = InputOf<typeof offlinePlanCalls.categoryFeedback>;

/** Saves the feedback on one of the categories that the session trains, once every item is answered. */
export async function saveCategory(db: Db, caller: Member, input: Input): Promise<void> {
  const session = requireWritable(await lockSession(db, input.sessionId), input.run);
  const items = await itemsOf(db, session.id);
  const category = categoriesOf(items).find(({ id }) => id === input.categoryId) ?? refuse('Trellis:NotFound', { members: ['categoryId'] });
  if (nextItem(items)) refuse('RocketSystem:CompleteOrder');
  const formId = session.categoryFormId;
  const values = await cleanFeedbacks(db, caller, { formId, feedbacks: input.feedbacks });
  await saveAnswer(db, caller, { sessionId: session.id, scope: 'category', categoryId: category.id, formId, values });
}
