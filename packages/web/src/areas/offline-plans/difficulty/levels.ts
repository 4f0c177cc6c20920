import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { planDifficultyCalls } from '@trellis/contract/offline-plans/difficulty/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { createContext, use } from 'react';
import { api } from '../../../app/api.ts';
import { refreshPlans } from '../queries.ts';

type Calls = typeof planDifficultyCalls;
type Asked<T> = Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;

/** Levels of the exercises of a plan, a child's or a class's: which may be changed, and which were. */
export interface Levels {
  adjustable: (planId: string, num?: number) => Asked<OutputOf<Calls['adjustable']>>;
  adjust: (planId: string, change: Omit<InputOf<Calls['adjust']>, 'userOfflinePlanId'>) => Promise<OutputOf<Calls['adjust']>>;
  records: (planId: string, page: { skipCount: number; maxResultCount: number }) => Asked<OutputOf<Calls['records']>>;
  editReason: (change: InputOf<Calls['editReason']>) => Promise<unknown>;
  refresh: (client: QueryClient) => Promise<unknown>;
  refreshRecords: (client: QueryClient) => Promise<unknown>;
}

const ofChild: Levels = {
  adjustable: (userOfflinePlanId, num) => api.planDifficulty.adjustable.queryOptions({ input: { userOfflinePlanId, ...(num && { num }) } }),
  adjust: (userOfflinePlanId, change) => api.planDifficulty.adjust.call({ userOfflinePlanId, ...change }),
  records: (userOfflinePlanId, page) => api.planDifficulty.records.queryOptions({ input: { userOfflinePlanId, ...page } }),
  editReason: (change) => api.planDifficulty.editReason.call(change),
  refresh: refreshPlans,
  refreshRecords: (client) => client.invalidateQueries({ queryKey: api.planDifficulty.records.key() }),
};

export const LevelsContext = createContext(ofChild);
export const useLevels = (): Levels => use(LevelsContext);
