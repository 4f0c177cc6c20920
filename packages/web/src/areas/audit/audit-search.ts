import { readOneOf, readText } from '../../ui/list-search.ts';

const operations = ['INSERT', 'UPDATE', 'DELETE'] as const;

const readDay = (value: unknown) => {
  const text = readText(value);
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
};
const readId = (value: unknown) => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** What an address narrows the trail to. */
export const readAuditSearch = (raw: Record<string, unknown>) => ({
  person: readText(raw['person']),
  from: readDay(raw['from']),
  to: readDay(raw['to']),
  table: readText(raw['table']),
  operation: readOneOf(operations, raw['operation']),
  tenantId: readText(raw['tenantId']),
  rowId: readText(raw['rowId']),
  /** The change after which the page goes on, towards the past. */
  before: readId(raw['before']),
});
export type AuditSearch = ReturnType<typeof readAuditSearch>;

/** Whether anything but the page narrows it. */
export const isNarrowed = ({ before: _before, ...filters }: AuditSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);
