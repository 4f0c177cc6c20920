import { commodityOfPlan, type PlanKind } from '@trellis/contract/offline-plans/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { holdManyClasses } from '../../credits/public.ts';

/** Holds classes for the bookings of an import, of each child the next one first, as far as its classes reach. */
export async function coverImport(db: Db, caller: Member, importId: string): Promise<void> {
  const booked = await sql<{ id: string; planId: string }>`
    select id, plan_id as "planId" from app.occurrences where import_id = ${importId} order by starts_at, id`.execute(db);
  const ids = booked.rows.map(({ id }) => id);
  const plans = await sql<{ id: string; kind: PlanKind }>`
    select id, kind from app.plans where id = any (${[...new Set(booked.rows.map(({ planId }) => planId))]}::uuid[])`.execute(db);
  const kinds = new Map(plans.rows.map(({ id, kind }) => [id, kind]));
  // each by itself: nothing is known yet of how many rows came just now, and joined they would be looked through for each other
  const held = await sql<{ occurrenceId: string; subjectId: string }>`
    select occurrence_id as "occurrenceId", resource_id as "subjectId" from app.holds
    where kind = 'child' and occurrence_id = any (${ids}::uuid[])`.execute(db);
  const children = Map.groupBy(held.rows, ({ occurrenceId }) => occurrenceId);
  const wanted = booked.rows.flatMap(({ id, planId }) => {
    const kind = kinds.get(planId);
    const commodity = kind && commodityOfPlan[kind];
    return commodity ? (children.get(id) ?? []).map((each) => ({ ...each, commodity })) : [];
  });
  await holdManyClasses(db, caller, wanted);
}
