import type { RecordField } from '@trellis/contract/imports/fields';
import type { CheckedRow } from '../../../platform/imports/row-reader.ts';
import type { BookingToCome } from './read-booking.ts';

/** A row of bookings; nothing comes of it where it says too little to be one. */
export type CheckedBooking = CheckedRow<RecordField, BookingToCome | undefined>;

/** A row that may become a booking. */
export interface SoundBooking extends CheckedBooking {
  candidate: BookingToCome;
}

/** The rows of which nothing wrong is known so far, in the order of the file. */
export const soundOf = (checked: readonly CheckedBooking[]): SoundBooking[] =>
  checked.filter((row): row is SoundBooking => row.faults.length === 0 && row.candidate !== undefined);

/** The field of a row that says who or what is taken. */
export function fieldOf(kind: 'coach' | 'child' | 'classroom' | 'leave', { plan }: BookingToCome): RecordField {
  if (kind === 'child') return plan.classGroupId ? 'classGroup' : 'child';
  return kind === 'classroom' ? 'classroom' : 'coach';
}
