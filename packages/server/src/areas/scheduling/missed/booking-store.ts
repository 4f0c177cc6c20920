import type { PlanKind } from '@trellis/contract/offline-plans/rules';
import type { MissedReason, MissRule } from '@trellis/contract/scheduling/missed/schemas';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { Resource, Span } from '../clashes.ts';

interface Booking {
  state: ScheduleEntry['state'];
  planId: string;
  kind: PlanKind;
  startsAt: Date;
  endsAt: Date;
  missedReason: MissedReason | null;
  missedAt: Date | null;
  /** Who said so, by name. */
  missedBy: string;
}

const booking = (id: string, further = sql``) => sql<Booking>`
  select occurrence.state, occurrence.plan_id as "planId", plan.kind, occurrence.starts_at as "startsAt", occurrence.ends_at as "endsAt",
    occurrence.missed_reason as "missedReason", occurrence.missed_at as "missedAt", coalesce(person.name, '') as "missedBy"
  from app.occurrences as occurrence
  join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
  left join identity.known_persons as person on person.id = occurrence.missed_by
  where occurrence.id = ${id} ${further}`;

export async function findBooking(db: Db, id: string): Promise<Booking | undefined> {
  return (await booking(id).execute(db)).rows[0];
}

/** Takes a booking that was not cancelled until the transaction ends. */
export async function lockBooking(db: Db, id: string): Promise<Booking | undefined> {
  return (await booking(id, sql`and occurrence.state <> 'cancelled' for no key update of occurrence`).execute(db)).rows[0];
}

/** What the caller's center holds against a family that does not come. */
export async function missRuleOf(db: Db, { tenantId }: Pick<Member, 'tenantId'>): Promise<MissRule> {
  const row = await db
    .selectFrom('app.centre_settings')
    .select(['no_show_takes_class', 'late_cancellation_takes_class', 'free_cancellation_hours'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    noShowTakesClass: row.no_show_takes_class,
    lateCancellationTakesClass: row.late_cancellation_takes_class,
    freeCancellationHours: row.free_cancellation_hours,
  };
}

export async function resourcesOf(db: Db, occurrenceId: string): Promise<Resource[]> {
  const rows = await db
    .selectFrom('app.holds')
    .select(['kind', 'resource_id'])
    .where('occurrence_id', '=', occurrenceId)
    .orderBy('resource_id')
    .execute();
  return rows.map(({ kind, resource_id }) => ({ kind: kind as Resource['kind'], id: resource_id }));
}

/** A booking that is off keeps for whom it was, and takes none of their time. */
export async function freeTime(db: Db, occurrenceId: string): Promise<void> {
  await db.updateTable('app.holds').set({ during: 'empty' }).where('occurrence_id', '=', occurrenceId).execute();
}

/** It takes its time again. */
export async function takeTime(db: Db, occurrenceId: string, { start, end }: Span): Promise<void> {
  const during = sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`;
  await db.updateTable('app.holds').set({ during }).where('occurrence_id', '=', occurrenceId).execute();
}
