import type { certificationCalls } from '@trellis/contract/certification/calls';
import { certificationForms } from '@trellis/contract/certification/rules';
import type { SupervisorRecord } from '@trellis/contract/certification/supervision-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type FormPlace, findForm, lockForm, openForm, presentForm } from '../forms/form-store.ts';
import { publishedForm } from '../forms/published-form.ts';
import { saveForm } from '../forms/save-form.ts';
import { markBegun, requireOpenModule } from './begin-session.ts';
import { findSession, lockSession, maySupervise, type SessionRow } from './session-store.ts';

type Calls = typeof certificationCalls;

/** The supervisor's summary: while it is written only whoever writes it reads it. */
export async function viewSupervisorSummary(db: Db, caller: Actor, { id }: { id: string }): Promise<OutputOf<Calls['supervisorSummary']>> {
  const session = await findSession(db, caller, id);
  const found = await findForm(db, placeOf(session));
  const isShown = found && (found.isComplete || maySupervise(caller, session));
  return { record: isShown ? { ...presentForm(found), supervisorScoring: session.scoring } : null };
}

/** Begins the supervisor's summary, or goes on with it. */
export async function openSupervisorSummary(db: Db, caller: Actor, { id }: { id: string }): Promise<SupervisorRecord> {
  const session = await lockSupervised(db, caller, id);
  const form = await publishedForm(db, { code: certificationForms.supervisorSummary });
  const found = await openForm(db, caller, placeOf(session), form);
  await markBegun(db, caller, session);
  return { ...presentForm(found), supervisorScoring: session.scoring };
}

/** Saves the supervisor's summary with the score, or submits both: a session without the trainer's summary waits for it. */
export async function saveSupervisorSummary(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['saveSupervisorSummary']>,
): Promise<SupervisorRecord> {
  const session = await lockSupervised(db, caller, input.id);
  const { isComplete, supervisorScoring } = input;
  if (isComplete && supervisorScoring === null) refuse('Trellis:ScoringRequired', { members: ['supervisorScoring'] });
  const place = placeOf(session);
  await saveForm(db, caller, (await lockForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'), input);
  await db
    .updateTable('app.supervise_sessions')
    .set({ supervisor_scoring: supervisorScoring, ...(isComplete ? { ss_finish_time: caller.now } : {}) })
    .where('id', '=', session.id)
    .execute();
  return { ...presentForm((await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound')), supervisorScoring };
}

async function lockSupervised(db: Db, caller: Actor, id: string): Promise<SessionRow> {
  const session = await lockSession(db, caller, id);
  if (!maySupervise(caller, session)) refuse('Trellis:NotFound', { members: ['id'] });
  requireOpenModule(session);
  return session;
}

const placeOf = ({ id, tenantId, trainerModuleId }: SessionRow): FormPlace => ({
  kind: 'supervisorSummary',
  tenantId,
  trainerModuleId,
  sessionId: id,
});
