import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findPlan } from '../plan-store.ts';
import { inLanguage } from '../text.ts';
import { pageOfRenewals } from './renewal-store.ts';

type Call = typeof planLifeCalls.renewalRecords;

/** When and how a plan was prolonged, newest first. */
export async function listRenewals(db: Db, { language }: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const [plan, { rows, totalCount }] = await Promise.all([
    findPlan(db, input.userOfflinePlanId),
    pageOfRenewals(db, input.userOfflinePlanId, input),
  ]);
  if (!plan) return refuse('Trellis:NotFound');
  const items = rows.map(({ createdAt, recommended, used, ...row }) => ({
    ...row,
    creationTime: createdAt.toISOString(),
    recommendMusicCourse: recommended && inLanguage(recommended, language),
    usingMusicCourse: used && inLanguage(used, language),
    remainingClass: row.arrangeableClass - row.scheduleClass,
  }));
  return { items, totalCount };
}
