import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { OutputOf } from '@trellis/contract/types';
import { staffRoles } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { figuresOf, sessionsByPlatform } from '../../users/public.ts';
import { findTrainer, type Trainer } from './trainer-store.ts';

type Calls = typeof certificationCalls;

const placesOf = ({ id, places }: Trainer) => places.map(({ tenantId }) => ({ id, tenantId }));

/** A trainer's sessions and children at the centres that the caller sees, and the points of supervision. */
export async function viewTrainerDetail(db: Db, caller: Actor, { userId }: { userId: string }): Promise<OutputOf<Calls['trainerDetail']>> {
  const places = placesOf(await findTrainer(db, caller, userId, 'userId'));
  const figures = await figuresOf(db, places);
  const sum = (of: 'completedSessions' | 'childrenTrained') => places.reduce((total, place) => total + figures(place)[of], 0);
  return {
    completedSessions: sum('completedSessions'),
    childrenTrained: sum('childrenTrained'),
    accumulatedCredits: await creditsOf(db, userId),
  };
}

/** Who a trainer is at work. */
export async function viewTrainerSummary(
  db: Db,
  caller: Actor,
  { userId }: { userId: string },
): Promise<OutputOf<Calls['trainerSummary']>> {
  const trainer = await findTrainer(db, caller, userId, 'userId');
  const held = new Set(trainer.places.flatMap(({ roles }) => roles));
  const counted = [];
  for (const place of placesOf(trainer)) counted.push(await sessionsByPlatform(db, place));
  return {
    name: trainer.name,
    jobTitle: staffRoles.find((role) => held.has(role)) ?? null,
    offlineCourseQuantity: counted.reduce((sum, { offline }) => sum + offline, 0),
    onlineCourseQuantity: counted.reduce((sum, { online }) => sum + online, 0),
    userAccount: trainer.email,
    workUnit: trainer.places.map(({ tenantName }) => tenantName).join(', '),
    tenants: trainer.places.map(({ tenantId, tenantName }) => ({ id: tenantId, name: tenantName })),
  };
}

/** The points of all supervision sessions that are done: an unfinished one counts nothing yet. */
async function creditsOf(db: Db, trainerId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(s.supervisor_scoring), 0)::int as credits
    from app.supervise_sessions s
    join app.trainer_training_modules m on m.tenant_id = s.tenant_id and m.id = s.trainer_module_id
    where m.person_id = ${trainerId} and s.status = 'Done'`.execute(db);
  return rows[0]?.credits ?? 0;
}
