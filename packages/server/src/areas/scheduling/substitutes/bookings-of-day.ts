import { dayAround } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface BookingOfDay {
  id: string;
  planId: string;
  coachId: string;
  startsAt: Date;
  endsAt: Date;
  /** Whom it is for: a child, or a class. */
  children: string;
}

/** What the coach of a booking still has on its day, by start; refuses where the booking is over, begun or none. */
export async function bookingsOfDay(db: Db, caller: Member, id: string, isTaken = false): Promise<BookingOfDay[]> {
  const of = await db
    .selectFrom('app.occurrences')
    .select(['coach_id', 'starts_at', 'ends_at', 'state'])
    .where('id', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  if (!of) return refuse('Trellis:NotFound');
  if (of.state !== 'scheduled' || of.ends_at <= caller.now) return refuse('RocketSystem:AlreadyStarted');
  const day = dayAround(of.starts_at.toISOString(), caller.zone);
  const { rows } = await sql<BookingOfDay>`
    select occurrence.id, occurrence.plan_id as "planId", occurrence.coach_id as "coachId", occurrence.starts_at as "startsAt",
      occurrence.ends_at as "endsAt",
      coalesce(class.name, (
        select string_agg(subject.name, ', ' order by subject.name) from app.holds as child
        join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
        where child.tenant_id = occurrence.tenant_id and child.occurrence_id = occurrence.id and child.kind = 'child'
      ), '') as children
    from app.occurrences as occurrence
    join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
    left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
    where occurrence.tenant_id = ${caller.tenantId} and occurrence.coach_id = ${of.coach_id} and occurrence.state = 'scheduled'
      and occurrence.ends_at > ${caller.now}
      and occurrence.starts_at >= ${day.start}::timestamptz and occurrence.starts_at < ${day.end}::timestamptz
    order by occurrence.starts_at, occurrence.id ${isTaken ? sql`for no key update of occurrence` : sql``}`.execute(db);
  return rows;
}
