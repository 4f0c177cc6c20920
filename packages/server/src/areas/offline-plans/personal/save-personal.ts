import type { personalFeedbackCalls } from '@trellis/contract/offline-plans/personal/calls';
import { isPersonalGiven } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { saveAnswer } from '../answer-store.ts';
import { cleanFeedbacks } from '../forms.ts';
import { requireWritable } from '../running-session.ts';
import { lockSession } from '../session-store.ts';
import { viewSession } from '../view-session.ts';

type Calls = typeof personalFeedbackCalls;

/** Who takes part in a session, and what was said about each child alone. */
export async function listPersonal(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const { id: sessionId, isWritable, userCourseItems } = await viewSession(db, caller, input);
  return { sessionId, isWritable, userCourseItems, isSubmitted: isPersonalGiven(userCourseItems) };
}

/** Saves what is said about a child who attends the running session; saying it again replaces it. */
export async function savePersonal(db: Db, caller: Member, input: InputOf<Calls['save']>): Promise<void> {
  const found = await lockSession(db, input.sessionId);
  const participant = found?.children.find(({ id }) => id === input.subjectId);
  if (!participant?.attendance) refuse('Trellis:NotFound', { members: ['subjectId'] });
  const session = requireWritable(found, input.run);
  if (participant.attendance !== 'Attend') refuse('RocketSystem:OnlyAttending');
  const formId = session.personalFormId;
  const values = await cleanFeedbacks(db, caller, { formId, feedbacks: input.feedbacks });
  await saveAnswer(db, caller, { sessionId: session.id, scope: 'personal', subjectId: input.subjectId, formId, values });
}
