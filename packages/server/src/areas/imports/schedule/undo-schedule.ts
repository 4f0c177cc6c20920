import { type ObstacleOf, obstaclesOfKind, type RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import { mayChangeBooking } from '@trellis/contract/scheduling/series-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countBuilt } from '../../../platform/imports/count-built.ts';
import { releaseBookings } from '../../scheduling/public.ts';

/** Whether something became of `booking`, which came with the import `finished`. */
const builtOn: Record<ObstacleOf<'schedule'>, RawBuilder<unknown>> = {
  begun: sql`booking.state in ('opened', 'finished')`,
  away: sql`booking.state in ('missed', 'leave')`,
  changed: sql`booking.state = 'scheduled' and booking.updated_at > finished.finished_at`,
  cancelled: sql`booking.state = 'cancelled'`,
};

/** How many bookings of an import there are, and what became of how many of them. */
export const findBuiltOnSchedule = (db: Db, importId: string): Promise<RecordUndoPreview> =>
  countBuilt(db, importId, {
    table: 'app.occurrences',
    as: 'booking',
    kinds: obstaclesOfKind.schedule,
    isBuiltOn: (kind) => builtOn[kind],
  });

/** Takes the bookings of an import until the transaction ends, their plans first as everybody does: whoever begins one of them waits, and finds it gone. */
export async function lockSchedule(db: Db, importId: string): Promise<void> {
  await sql`
    select id from app.plans where id in (select plan_id from app.occurrences where import_id = ${importId}) order by id for update`.execute(
    db,
  );
  await sql`select id from app.occurrences where import_id = ${importId} order by id for update`.execute(db);
}

/** Removes the bookings of an import: their time is free, and what was held for them returns. Whoever may not cancel another's takes back their own list alone. */
export async function removeSchedule(db: Db, caller: Member, importId: string): Promise<void> {
  const { rows } = await sql<{ id: string; coachId: string; importer: string }>`
    select booking.id, booking.coach_id as "coachId", finished.person_id as importer from app.occurrences as booking
    join app.finished_imports as finished on finished.tenant_id = booking.tenant_id and finished.id = booking.import_id
    where booking.import_id = ${importId}`.execute(db);
  const mayAll = rows.every(
    ({ coachId, importer }) => importer === caller.personId || mayChangeBooking(caller.roles, caller.personId, coachId),
  );
  if (!mayAll) refuse('Trellis:NotAllowed');
  await releaseBookings(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  await sql`select app.undo_schedule_import(${caller.tenantId}, ${importId})`.execute(db);
}
