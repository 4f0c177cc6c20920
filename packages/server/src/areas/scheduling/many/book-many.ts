import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { insertHolds, lockResources } from '../clashes.ts';
import type { Wanted } from '../wanted.ts';
import type { PlanToBook } from './plans-to-book.ts';

/** A session of some plan that is to be booked, with all that it takes. */
export interface ToBook extends Wanted {
  planId: string;
  coachId: string;
  notice: PlanToBook['notice'];
}

/** Takes all that bookings need until the transaction ends, in the order in which everybody takes it: plans, then coaches, children and rooms. */
export async function lockToBook(db: Db, caller: Member, bookings: readonly ToBook[]): Promise<void> {
  const plans = [...new Set(bookings.map(({ planId }) => planId))];
  await sql`select id from app.plans where id = any (${plans}::uuid[]) order by id for update`.execute(db);
  await lockResources(
    db,
    caller,
    bookings.flatMap(({ resources }) => resources),
  );
}

/** Books sessions of many plans that came with a list, in two statements. */
export async function bookMany(db: Db, caller: Member, importId: string, bookings: readonly ToBook[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${bookings.length}::int)`.execute(db);
  const booked = bookings.map((booking, at) => ({ ...booking, id: rows[at]?.id ?? '' }));
  await sql`
    insert into app.occurrences (tenant_id, id, plan_id, starts_at, ends_at, platform, coach_id, classroom_id, notices, created_by, created_at, import_id)
    select ${caller.tenantId}::uuid, b.id, b."planId", b.start, b."end", b.platform, b."coachId", b."classroomId", b.notice,
      ${caller.personId}::uuid, ${caller.now}::timestamptz, ${importId}::uuid
    from jsonb_to_recordset(${JSON.stringify(booked)}::jsonb) as b (
      id uuid, "planId" uuid, start timestamptz, "end" timestamptz, platform text, "coachId" uuid, "classroomId" uuid, notice jsonb
    )`.execute(db);
  await insertHolds(db, caller, booked);
}
