import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findTrainer } from './trainer-store.ts';

type Calls = typeof adminCalls;

/** Makes a trainer a supervisor. An invitation that they have not answered is no longer needed. */
export async function makeSupervisor(db: Db, caller: Actor, { userId }: InputOf<Calls['toSupervisor']>): Promise<void> {
  await findTrainer(db, userId);
  const made = await db
    .insertInto('platform.supervisors')
    .values({ person_id: userId, made_by: caller.personId })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) refuse('Trellis:AlreadySupervisor');
  await dropInvitations(db, userId);
}

/** A supervisor is one no longer; whom they supervised has nobody from then on. */
export async function cancelSupervisor(db: Db, _caller: Actor, { userId }: InputOf<Calls['cancelSupervisor']>): Promise<void> {
  const cancelled = await db.deleteFrom('platform.supervisors').where('person_id', '=', userId).returning('id').executeTakeFirst();
  if (!cancelled) refuse('Trellis:NotFound');
  await dropInvitations(db, userId);
}

/** Puts a trainer under a supervisor, instead of the one they have. */
export async function assignSupervisor(db: Db, _caller: Actor, input: InputOf<Calls['assignSupervisor']>): Promise<void> {
  const { trainerId, supervisorId } = input;
  if (trainerId === supervisorId) refuse('Trellis:OwnSupervisor', { members: ['supervisorId'] });
  await findTrainer(db, trainerId);
  const supervisor = await db.selectFrom('platform.supervisors').select('id').where('person_id', '=', supervisorId).executeTakeFirst();
  if (!supervisor) refuse('Trellis:NotFound', { members: ['supervisorId'] });
  // one goes before the other comes: the trail then tells both
  await sql`delete from platform.supervised_trainers where trainer_id = ${trainerId} and supervisor_id <> ${supervisorId}`.execute(db);
  await sql`
    insert into platform.supervised_trainers (trainer_id, supervisor_id) values (${trainerId}, ${supervisorId})
    on conflict (trainer_id) do nothing`.execute(db);
}

/** A trainer is no longer under this supervisor. */
export async function releaseSupervisor(db: Db, _caller: Actor, input: InputOf<Calls['releaseSupervisor']>): Promise<void> {
  const released = await db
    .deleteFrom('platform.supervised_trainers')
    .where('trainer_id', '=', input.trainerId)
    .where('supervisor_id', '=', input.supervisorId)
    .returning('id')
    .executeTakeFirst();
  if (!released) refuse('Trellis:NotFound');
}

async function dropInvitations(db: Db, personId: string): Promise<void> {
  await db
    .deleteFrom('identity.invitations')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'supervisor')
    .where('used_at', 'is', null)
    .execute();
}
