import type { InputOf } from '@trellis/contract/types';
import type { handOverCalls } from '@trellis/contract/users/hand-over/calls';
import type { HandOverPreview } from '@trellis/contract/users/hand-over/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { classesOfCoach } from '../../groups/public.ts';
import { plansOfCoach } from '../../offline-plans/public.ts';
import { bookingsOfCoach, findHandOverClashes } from '../../scheduling/public.ts';
import { childrenOfCoach, listCoaches, requireNamedChildren } from '../../subjects/public.ts';
import { centreOf } from '../staff/reach.ts';

/** What somebody has ahead as a coach, and who may take it. */
export async function previewHandOver(db: Db, caller: Actor, input: InputOf<typeof handOverCalls.preview>): Promise<HandOverPreview> {
  const tenantId = centreOf(caller, input.tenantId);
  const coachId = await coachOf(db, tenantId, input.coachUserId);
  const { toUserId, subjectIds } = input;
  const work = { tenantId, coachId, subjectIds };
  const [children, plans, bookings, classes, coaches, clashes] = await Promise.all([
    childrenOfCoach(db, work),
    plansOfCoach(db, work),
    bookingsOfCoach(db, work, caller.now),
    subjectIds ? [] : classesOfCoach(db, work),
    listCoaches(db, tenantId),
    toUserId ? findHandOverClashes(db, work, toUserId, caller.now) : [],
    requireNamedChildren(db, work),
  ]);
  if (toUserId && !coaches.some(({ id }) => id === toUserId)) refuse('Trellis:NotFound', { members: ['toUserId'] });
  return {
    children: children.length,
    plans: plans.length,
    bookings: new Set(bookings.map(({ id }) => id)).size,
    classes: classes.length,
    coaches: coaches.filter(({ id }) => id !== coachId),
    clashes,
  };
}

/** Whoever belongs to a tenant, by the id that is told of them; of those who run an enterprise or an area nobody coaches. */
async function coachOf(db: Db, tenantId: string, userId: string): Promise<string> {
  const { rows } = await sql<{ personId: string }>`
    select m.person_id as "personId" from identity.memberships as m
    where m.tenant_id = ${tenantId} and (m.id = ${userId} or m.person_id = ${userId}) and m.left_at is null
    order by m.id = ${userId} desc limit 1`.execute(db);
  return (rows[0] ?? refuse('Trellis:NotFound')).personId;
}
