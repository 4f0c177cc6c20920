import type { TrainingType, TrialState } from '@trellis/contract/trial-plans/rules';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

export const trainingTypes: readonly TrainingType[] = ['OneToOne', 'Group', 'Online'];
export const trialStates: readonly TrialState[] = ['open', 'finished', 'cancelled'];
const days = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (value: unknown) => (days.test(readText(value) ?? '') ? readText(value) : undefined);

/** The state of the list of trials, as its address holds it. */
export const readTrialSearch = ({ sorting: _sorting, ...raw }: Record<string, unknown>) => ({
  ...readPage(raw),
  filter: readText(raw['filter']),
  tenantId: readText(raw['tenantId']),
  trainingType: readOneOf(trainingTypes, raw['trainingType']),
  state: readOneOf(trialStates, raw['state']),
  from: readDay(raw['from']),
  to: readDay(raw['to']),
});
export type TrialSearch = ReturnType<typeof readTrialSearch>;
