import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findTrainerModule } from '../trainers/trainer-module-store.ts';

type Call = typeof certificationCalls.supervisorOptions;

export interface Supervisor {
  id: string;
  name: string;
}

/** Who can supervise a module, and who does unless another is chosen. */
export async function listSupervisorOptions(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { personId } = await findTrainerModule(db, caller, input.trainerTrainingModuleId, 'trainerTrainingModuleId');
  const items = await supervisorsFor(db, personId);
  return { items, initialId: await initialSupervisor(db, caller, personId, items) };
}

/** Trainers who were made supervisors, and supervisors of the platform's staff; nobody supervises themselves. */
export async function supervisorsFor(db: Db, trainerId: string): Promise<Supervisor[]> {
  const { rows } = await sql<Supervisor>`
    select p.id, p.name from identity.persons p
    where p.id <> ${trainerId} and p.deleted_at is null and (
      exists (select 1 from platform.supervisors s where s.person_id = p.id)
      or exists (
        select 1 from identity.memberships m join identity.membership_roles held on held.membership_id = m.id and held.role = 'supervisor'
        where m.person_id = p.id and m.side = 'management' and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
      )
    )
    order by lower(p.name), p.id`.execute(db);
  return rows;
}

/** A supervisor oneself, else the trainer's own supervisor, else the only one that there is. */
export async function initialSupervisor(db: Db, caller: Actor, trainerId: string, options: readonly Supervisor[]): Promise<string | null> {
  const isOption = (id: string | undefined) => options.some((option) => option.id === id);
  if (isOption(caller.personId)) return caller.personId;
  const above = await db
    .selectFrom('platform.supervised_trainers')
    .select('supervisor_id')
    .where('trainer_id', '=', trainerId)
    .executeTakeFirst();
  if (above && isOption(above.supervisor_id)) return above.supervisor_id;
  const [only, another] = options;
  return only && !another ? only.id : null;
}
