import type { RunningState } from '@trellis/contract/offline-plans/management/schemas';
import { readOneOf, readPage, readText } from '../../../ui/list-search.ts';

export const runningStates: readonly RunningState[] = ['active', 'readyToEnd'];

/** The state of the list of plans, as its address holds it. */
export const readCurrentPlanSearch = ({ sorting: _sorting, ...raw }: Record<string, unknown>) => ({
  ...readPage(raw),
  filter: readText(raw['filter']),
  tenantId: readText(raw['tenantId']),
  state: readOneOf(runningStates, raw['state']),
});
export type CurrentPlanSearch = ReturnType<typeof readCurrentPlanSearch>;
