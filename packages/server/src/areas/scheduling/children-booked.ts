import type { Db } from '../../platform/db/types.ts';
import { heldBy } from './store.ts';

/** The children that a booking is for, in the order in which credits are locked. */
export const childrenBooked = async (db: Db, occurrenceId: string): Promise<string[]> =>
  (await heldBy(db, occurrenceId, 'child')).toSorted();
