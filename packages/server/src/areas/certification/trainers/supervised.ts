import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayReadTrainer } from './trainer-store.ts';

/** What somebody leads a trainer through, within a module. */
export interface Supervised {
  id: string;
  trainerModuleId: string;
  moduleStatus: string;
  moduleName: string;
  supervisorId: string;
  supervisorName: string;
  trainerId: string;
  trainerName: string;
}

export type SupervisedTable = 'app.supervise_sessions' | 'app.training_appointments';

/** Rows `s` of a table, with their own columns; names are told across centers only of those who supervise and are supervised. */
export const supervisedRows = <Row extends Supervised>(
  table: SupervisedTable,
  own: RawBuilder<unknown>,
  { language }: Actor,
  matching: RawBuilder<unknown>,
) => sql<Row>`
  select s.id, s.trainer_module_id as "trainerModuleId", m.status as "moduleStatus", module.display_name ->> ${language} as "moduleName",
    s.supervisor_id as "supervisorId", coalesce(supervisor.name, above.name, '') as "supervisorName",
    m.person_id as "trainerId", coalesce(trainer.name, below.name, '') as "trainerName", ${own}
  from ${sql.table(table)} s
  join app.trainer_training_modules m on m.tenant_id = s.tenant_id and m.id = s.trainer_module_id
  join catalog.training_modules module on module.id = m.training_module_id
  left join identity.known_persons supervisor on supervisor.id = s.supervisor_id
  left join identity.known_persons trainer on trainer.id = m.person_id
  left join app.supervision_names() above on above.id = s.supervisor_id
  left join app.supervision_names() below on below.id = m.person_id
  where ${matching}`;

/** The one of an id that the caller leads, or whose trainer they may look at; any other does not exist. */
export async function findSupervised<Row extends Supervised>(
  db: Db,
  caller: Actor,
  rows: (caller: Actor, matching: RawBuilder<unknown>) => RawBuilder<Row>,
  id: string,
): Promise<Row> {
  const found = await rows(caller, sql`s.id = ${id}`).execute(db);
  const row = found.rows[0];
  const mayRead = row && (row.supervisorId === caller.personId || mayReadTrainer(caller, row.trainerId));
  return mayRead ? row : refuse('Trellis:NotFound', { members: ['id'] });
}

/** Of two who write, the second sees what the first left. */
export async function lockSupervised(db: Db, table: SupervisedTable, id: string): Promise<void> {
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}
