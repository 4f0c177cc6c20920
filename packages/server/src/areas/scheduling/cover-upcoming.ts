import { commodityOfPlan } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { coveredOccurrences, holdClass } from '../credits/public.ts';
import { occurrencesAhead } from './store.ts';

/**
 * Holds classes that became free for a child's sessions that were booked ahead, the next one first, as far as they reach.
 * What made them free, a sale or a release, has taken the child's credits: nobody cancels one of these unseen.
 */
export async function coverUpcoming(db: Db, caller: Member, subjectId: string): Promise<void> {
  const ahead = await occurrencesAhead(db, subjectId, caller.now);
  const ids = ahead.map(({ id }) => id);
  const covered = await coveredOccurrences(db, ids, subjectId);
  const spent = new Set<string>();
  for (const { id: occurrenceId, kind } of ahead) {
    const commodity = commodityOfPlan[kind];
    if (!commodity || covered.has(occurrenceId) || spent.has(commodity)) continue;
    if (!(await holdClass(db, caller, { subjectId, commodity, occurrenceId }))) spent.add(commodity);
  }
}
