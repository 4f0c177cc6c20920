import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { learningDate } from '../trainers/learning-date.ts';
import { lockTrainerModule, requireUnstopped } from '../trainers/trainer-module-store.ts';
import { requireOpenModule } from './begin-session.ts';
import { lockSession } from './session-store.ts';
import { initialSupervisor, supervisorsFor } from './supervisors.ts';

type Calls = typeof certificationCalls;

/** Adds supervision sessions once all that there are are done. Under the module's lock: of two who add at once, the second is refused. */
export async function addSessions(db: Db, caller: Actor, input: InputOf<Calls['addSessions']>): Promise<OutputOf<Calls['addSessions']>> {
  const module = await lockTrainerModule(db, caller, input.trainerTrainingModuleId, 'trainerTrainingModuleId');
  requireUnstopped(module);
  if (module.status === 'Expired')
    refuse('Trellis:TrainingPeriodOver', { data: { endDate: learningDate(module.endDate, caller.language) } });
  const { total, open } = await countSessions(db, module.id);
  if (open > 0) refuse('Trellis:SupervisionUnfinished');
  const supervisorId = await chooseSupervisor(db, caller, module.personId, input.supervisorId);
  const { rows } = await sql<{ id: string }>`
    insert into app.supervise_sessions (tenant_id, trainer_module_id, session_order, supervisor_id, created_by, created_at)
    select ${module.tenantId}, ${module.id}, ${total} + place, ${supervisorId}, ${caller.personId}, ${caller.now}
    from generate_series(1, ${input.times}::int) as place returning id`.execute(db);
  return { ids: rows.map(({ id }) => id) };
}

/** Deletes a session that nobody began, of a module that was not stopped. */
export async function removeSession(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  const session = await lockSession(db, caller, id);
  requireOpenModule(session);
  if (session.status !== 'NotStart') refuse('Trellis:SupervisionBegun');
  await db.deleteFrom('app.supervise_sessions').where('id', '=', id).execute();
}

async function countSessions(db: Db, trainerModuleId: string): Promise<{ total: number; open: number }> {
  const { rows } = await sql<{ total: number; open: number }>`
    select coalesce(max(session_order), 0)::int as total, count(*) filter (where status <> 'Done')::int as open
    from app.supervise_sessions where trainer_module_id = ${trainerModuleId}`.execute(db);
  return rows[0] ?? { total: 0, open: 0 };
}

async function chooseSupervisor(db: Db, caller: Actor, trainerId: string, named: string | undefined): Promise<string> {
  const options = await supervisorsFor(db, trainerId);
  if (named === undefined) {
    return (await initialSupervisor(db, caller, trainerId, options)) ?? refuse('Trellis:SupervisorRequired', { members: ['supervisorId'] });
  }
  return options.some(({ id }) => id === named) ? named : refuse('Trellis:NotFound', { members: ['supervisorId'] });
}
