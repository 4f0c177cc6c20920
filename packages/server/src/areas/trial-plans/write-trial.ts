import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { trialSessionCalls } from '@trellis/contract/trial-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { recordProgress } from '../music/public.ts';
import {
  cleanFeedbacks,
  clearItemAnswer,
  type ItemRow,
  itemsOf,
  saveAnswer,
  setOutcome,
  tappedFeedbacks,
} from '../offline-plans/public.ts';
import { lockRunning, requireWritable } from './running-trial.ts';
import { lockTrial, type TrialRow } from './trial-store.ts';

type Calls = typeof trialSessionCalls;

export async function changeTrainingType(db: Db, _caller: Member, input: InputOf<Calls['trainingType']>): Promise<void> {
  const { planId } = await lockRunning(db, input.trialPlanId);
  await db.updateTable('app.trials').set({ training_type: input.trainingType }).where('plan_id', '=', planId).execute();
}

export async function changeComplaint(db: Db, _caller: Member, input: InputOf<Calls['complaint']>): Promise<void> {
  const { planId } = await lockRunning(db, input.trialPlanId);
  await db.updateTable('app.trials').set({ complaint: input.complaint }).where('plan_id', '=', planId).execute();
}

/** Feedback on an exercise, in whatever order they are tried, or on the trial as a whole; saving again replaces it. */
export async function saveFeedback(db: Db, caller: Member, input: InputOf<Calls['sessionFeedback']>): Promise<void> {
  const trial = await lockTrial(db, input.trialPlanId);
  const item = input.itemId ? await itemOf(db, trial, input.itemId) : undefined;
  requireWritable(trial);
  if (!item) {
    const formId = trial.overallFormId;
    const values = await cleanFeedbacks(db, caller, { formId, feedbacks: input.feedbacks ?? [] });
    return saveAnswer(db, caller, { sessionId: trial.sessionId, scope: 'overall', formId, values });
  }
  if (input.hasDone !== null) return answerItem(db, caller, trial, item, input.hasDone ?? true, input.feedbacks);
  await setOutcome(db, item.id, null, caller.now);
  await clearItemAnswer(db, item.id);
}

async function itemOf(db: Db, { sessionId }: TrialRow, itemId: string): Promise<ItemRow> {
  const items = await itemsOf(db, sessionId);
  return items.find(({ id }) => id === itemId) ?? refuse('Trellis:NotFound', { members: ['itemId'] });
}

async function answerItem(
  db: Db,
  caller: Member,
  { sessionId }: TrialRow,
  item: ItemRow,
  hasDone: boolean,
  said: FeedbackValue[] | undefined,
): Promise<void> {
  const { id: itemId, formId } = item;
  const isTap = hasDone && said === undefined;
  const values = isTap
    ? await tappedFeedbacks(db, caller, formId)
    : await cleanFeedbacks(db, caller, { formId, feedbacks: said ?? [], required: hasDone ? 'all' : 'none' });
  await setOutcome(db, itemId, hasDone, caller.now);
  await saveAnswer(db, caller, { sessionId, scope: item.kind === 'static' ? 'static' : 'item', itemId, formId, values });
}

/** What the player does with a track of a trial. */
export async function saveProgress(db: Db, caller: Member, input: InputOf<Calls['progress']>): Promise<OutputOf<Calls['progress']>> {
  const { trialTrackId, state, ...heard } = input;
  const { rows } = await sql`
    select 1 from app.session_tracks as track
    join app.sessions as session on session.tenant_id = track.tenant_id and session.id = track.session_id
    join app.trials as trial on trial.tenant_id = session.tenant_id and trial.plan_id = session.plan_id
    where track.id = ${trialTrackId}`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['trialTrackId'] });
  return recordProgress(state, 'trial')(db, caller, { sessionTrackId: trialTrackId, ...heard });
}
