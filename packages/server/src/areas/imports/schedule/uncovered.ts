import { commodityOfPlan } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { remarkOf } from '../../../platform/imports/row-reader.ts';
import { countFree } from '../../credits/public.ts';
import { fieldOf, type SoundBooking } from './booking-rows.ts';
import { remarks } from './remarks.ts';

/** Warns of sessions that no class is held for: of each child the next ones are covered first. */
export async function warnOfUncovered(db: Db, { language }: Actor, sound: readonly SoundBooking[]): Promise<void> {
  const free = await countFree(db, [...new Set(sound.flatMap(({ candidate }) => candidate.plan.children))]);
  const used = new Map<string, number>();
  for (const { candidate, warnings } of sound.toSorted(
    (one, other) => Date.parse(one.candidate.start) - Date.parse(other.candidate.start),
  )) {
    const commodity = commodityOfPlan[candidate.plan.kind];
    if (!commodity) continue;
    const isCovered = candidate.plan.children.map((subjectId) => {
      const before = used.get(`${subjectId} ${commodity}`) ?? 0;
      used.set(`${subjectId} ${commodity}`, before + 1);
      return before < free({ subjectId, commodity });
    });
    if (!isCovered.every(Boolean)) warnings.push({ field: fieldOf('child', candidate), message: remarkOf(remarks.notCovered, language) });
  }
}
