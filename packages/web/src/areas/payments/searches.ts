import { orderPurposes, orderStatuses } from '@trellis/contract/payments/rules';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

const days = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (value: unknown) => (days.test(readText(value) ?? '') ? readText(value) : undefined);

/** The state of the list of what trainers ordered, as its address holds it. */
export const readTrainerOrderSearch = (raw: Record<string, unknown>) => {
  const { page, size } = readPage(raw);
  return {
    page,
    size,
    filter: readText(raw['filter']),
    tenantId: readText(raw['tenantId']),
    status: readOneOf(orderStatuses, raw['status']),
    purpose: readOneOf(orderPurposes, raw['purpose']),
    from: readDay(raw['from']),
    to: readDay(raw['to']),
  };
};
export type TrainerOrderSearch = ReturnType<typeof readTrainerOrderSearch>;
