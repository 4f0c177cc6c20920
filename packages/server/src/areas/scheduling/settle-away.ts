import type { ClassCommodity } from '@trellis/contract/credits/schemas';
import type { attendance } from '@trellis/contract/offline-plans/schemas';
import { takesClass } from '@trellis/contract/scheduling/missed/rules';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { releaseHold, takeMissedClass } from '../credits/public.ts';
import { coverUpcoming } from './cover-upcoming.ts';
import { missRuleOf } from './missed/booking-store.ts';

interface Away {
  occurrenceId: string;
  commodity: ClassCommodity;
  /** Who was booked and did not attend, in the order in which credits are locked. */
  away: readonly { subjectId: string; attendance: z.infer<typeof attendance> | null }[];
}

/** Of a class that was held: whoever was absent missed it, by the centre's rule; what is held for anybody who asked for leave or was left out returns. */
export async function settleAway(db: Db, caller: Member, { occurrenceId, commodity, away }: Away): Promise<void> {
  if (away.length === 0) return;
  const isTaken = takesClass('NoShow', await missRuleOf(db, caller));
  const absent = isTaken ? away.filter(({ attendance }) => attendance === 'Absent') : [];
  for (const { subjectId } of absent) await takeMissedClass(db, caller, { subjectId, commodity, occurrenceId });
  await releaseHold(db, caller, { occurrenceId });
  for (const { subjectId } of away) await coverUpcoming(db, caller, subjectId);
}
