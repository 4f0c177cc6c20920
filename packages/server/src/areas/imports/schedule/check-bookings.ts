import type { RecordField } from '@trellis/contract/imports/fields';
import type { ListMapping } from '@trellis/contract/imports/lists';
import { clashText } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type ListRow, remarkOf } from '../../../platform/imports/row-reader.ts';
import { findClashes } from '../../scheduling/public.ts';
import { readRows } from '../read-rows.ts';
import { markAmongRows } from './among-rows.ts';
import { type CheckedBooking, fieldOf, type SoundBooking, soundOf } from './booking-rows.ts';
import { findToBook } from './known.ts';
import { markLimits } from './limits-of-rows.ts';
import { readBooking } from './read-booking.ts';
import { remarks } from './remarks.ts';
import { warnOfUncovered } from './uncovered.ts';

/** Looks through rows of bookings: each by itself, beside what is booked, and among the others. */
export async function checkBookings(
  db: Db,
  caller: Actor,
  rows: readonly ListRow[],
  mapping: ListMapping<RecordField>,
): Promise<CheckedBooking[]> {
  const checked = await readRows(
    caller,
    { rows, mapping },
    (readers) => findToBook(db, caller, readers),
    (reader, center) => readBooking(reader, { caller, mapping, center }),
  );
  await markBooked(db, caller, soundOf(checked));
  await markTaken(db, caller, soundOf(checked));
  markAmongRows(caller, soundOf(checked));
  await markLimits(db, caller, soundOf(checked));
  await warnOfUncovered(db, caller, soundOf(checked));
  return checked;
}

/** A session of the plan at the same time is the same one: a list that is sent again books nothing twice. */
async function markBooked(db: Db, { language }: Actor, sound: readonly SoundBooking[]): Promise<void> {
  const plans = [...new Set(sound.map(({ candidate }) => candidate.planId))];
  const { rows } = await sql<{ planId: string; startsAt: Date }>`
    select plan_id as "planId", starts_at as "startsAt" from app.occurrences
    where plan_id = any (${plans}::uuid[]) and state <> 'cancelled'`.execute(db);
  const booked = new Set(rows.map(({ planId, startsAt }) => `${planId} ${startsAt.getTime()}`));
  for (const { candidate, faults } of sound)
    if (booked.has(`${candidate.planId} ${Date.parse(candidate.start)}`))
      faults.push({ field: 'startTime', message: remarkOf(remarks.booked, language) });
}

/** What is booked already, or off, as booking by hand says it: at what of the row has no time. */
async function markTaken(db: Db, { language, zone }: Actor, sound: readonly SoundBooking[]): Promise<void> {
  const found = await findClashes(
    db,
    sound.map(({ candidate }) => candidate),
  );
  for (const [need, clashes] of Map.groupBy(found, (clash) => clash.need)) {
    const row = sound[need];
    if (!row) continue;
    for (const [field, of] of Map.groupBy(clashes, ({ kind }) => fieldOf(kind, row.candidate)))
      row.faults.push({ field, message: remarkOf(remarks.taken, language, { clashes: clashText(of, zone, language) }) });
  }
}
