import { reviewStates, suggestionTypes } from '@trellis/contract/suggestions/rules';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

const days = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (value: unknown) => (days.test(readText(value) ?? '') ? readText(value) : undefined);

/** The state of the list for review, as its address holds it. */
export const readReviewSearch = ({ sorting: _sorting, ...raw }: Record<string, unknown>) => ({
  ...readPage(raw),
  type: readOneOf(suggestionTypes, raw['type']) ?? 'Comments',
  filter: readText(raw['filter']),
  tenantId: readText(raw['tenantId']),
  review: readOneOf(reviewStates, raw['review']),
  from: readDay(raw['from']),
  to: readDay(raw['to']),
});
export type ReviewSearch = ReturnType<typeof readReviewSearch>;
