import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { saveAnswer } from './answer-store.ts';
import { cleanFeedbacks } from './forms.ts';
import { requireWritable } from './running-session.ts';
import { lockSession } from './session-store.ts';

type Input = InputOf<typeof offlinePlanCalls.overallFeedback>;

/** Saves the feedback on the running session as a whole; saving again replaces it. */
export async function saveOverall(db: Db, caller: Member, input: Input): Promise<void> {
  const session = requireWritable(await lockSession(db, input.sessionId), input.run);
  const formId = session.overallFormId;
  const values = await cleanFeedbacks(db, caller, { formId, feedbacks: input.feedbacks });
  await saveAnswer(db, caller, { sessionId: session.id, scope: 'overall', formId, values });
}
