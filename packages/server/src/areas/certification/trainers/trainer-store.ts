import { trainingRoles } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface TrainerPlace {
  tenantId: string;
  tenantName: string;
  zone: string;
  roles: string[];
}

export interface Trainer {
  id: string;
  name: string;
  email: string;
  places: TrainerPlace[];
}

/** Whether somebody may look at what a trainer learns: it is their own, or they look after trainers. */
export const mayReadTrainer = (caller: Actor, trainerId: string): boolean =>
  caller.personId === trainerId || caller.policies.has('RocketSystem.TrainerTraining');

/** Somebody of the centres that the caller may look into, if they may look at trainers at all. Anybody else does not exist. */
export async function findTrainer(db: Db, caller: Actor, trainerId: string, member: string): Promise<Trainer> {
  if (!mayReadTrainer(caller, trainerId)) refuse('Trellis:NotFound', { members: [member] });
  const { rows } = await sql<TrainerPlace & { name: string; email: string }>`
    select p.name, p.email, m.tenant_id as "tenantId", t.name as "tenantName", t.zone,
      array(select held.role from identity.membership_roles held where held.membership_id = m.id order by held.role) as roles
    from identity.memberships m
    join identity.tenants t on t.id = m.tenant_id
    join identity.known_persons p on p.id = m.person_id
    where m.person_id = ${trainerId} and m.side = 'centre' and m.activated_at is not null and m.left_at is null
    order by t.name, t.id`.execute(db);
  const [first] = rows;
  if (!first) return refuse('Trellis:NotFound', { members: [member] });
  return { id: trainerId, name: first.name, email: first.email, places: rows };
}

/** Where a trainer trains: the centre that is named, or the only one. */
export function placeOf({ places }: Trainer, named: string | undefined): TrainerPlace {
  const training = places.filter(({ roles }) => roles.some((role) => (trainingRoles as readonly string[]).includes(role)));
  const there = named === undefined ? training : training.filter(({ tenantId }) => tenantId === named);
  const [place, another] = there;
  if (!place) return refuse('Trellis:NotFound', { members: [named === undefined ? 'trainerId' : 'tenantId'] });
  return another ? refuse('Trellis:TrainerCenterRequired', { members: ['tenantId'] }) : place;
}
