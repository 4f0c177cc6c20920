import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { FormRecord } from '@trellis/contract/certification/forms';
import { certificationForms } from '@trellis/contract/certification/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type FormPlace, findForm, lockForm, openForm, presentForm } from '../forms/form-store.ts';
import { publishedForm } from '../forms/published-form.ts';
import { saveForm } from '../forms/save-form.ts';
import { markBegun, requireOpenModule } from './begin-session.ts';
import { findSession, lockSession, type SessionRow } from './session-store.ts';

type Calls = typeof certificationCalls;

/** The trainer's summary: while it is written only the trainer reads it. */
export async function viewTrainerSummaryOf(
  db: Db,
  caller: Actor,
  { id }: { id: string },
): Promise<OutputOf<Calls['sessionTrainerSummary']>> {
  const session = await findSession(db, caller, id);
  const found = await findForm(db, placeOf(session));
  return { record: found && (found.isComplete || session.trainerId === caller.personId) ? presentForm(found) : null };
}

/** Begins the summary of a session of one's own, or goes on with it. */
export async function openTrainerSummary(db: Db, caller: Actor, { id }: { id: string }): Promise<FormRecord> {
  const session = await lockOwn(db, caller, id);
  const form = await publishedForm(db, { code: certificationForms.trainerSummary });
  const found = await openForm(db, caller, placeOf(session), form);
  await markBegun(db, caller, session);
  return presentForm(found);
}

/** Saves the summary of a session of one's own, or submits it. */
export async function saveTrainerSummary(db: Db, caller: Actor, input: InputOf<Calls['saveTrainerSummary']>): Promise<FormRecord> {
  const session = await lockOwn(db, caller, input.id);
  const place = placeOf(session);
  await saveForm(db, caller, (await lockForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'), input);
  if (input.isComplete) {
    await db.updateTable('app.supervise_sessions').set({ ts_finish_time: caller.now }).where('id', '=', session.id).execute();
  }
  return presentForm((await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'));
}

async function lockOwn(db: Db, caller: Actor, id: string): Promise<SessionRow> {
  const session = await lockSession(db, caller, id);
  if (session.trainerId !== caller.personId) refuse('Trellis:NotFound', { members: ['id'] });
  requireOpenModule(session);
  return session;
}

const placeOf = ({ id, tenantId, trainerModuleId }: SessionRow): FormPlace => ({
  kind: 'trainerSummary',
  tenantId,
  trainerModuleId,
  sessionId: id,
});
