import type { DeviceState } from '@trellis/contract/vr-classroom/device-calls';
import type { TestStatus, TestType } from '@trellis/contract/vr-classroom/schemas';
import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

// the schemas would bring zod into the first visit
export const testTypes: readonly TestType[] = ['Screening', 'Standard', 'Retest'];
export const testStatuses: readonly TestStatus[] = ['Created', 'CodeIssued', 'Testing', 'Finished', 'Cancelled'];
export const deviceStates: readonly DeviceState[] = ['Pending', 'Passed', 'Rejected', 'LoggedOut'];
const days = /^\d{4}-\d{2}-\d{2}$/;

type Raw = Record<string, unknown>;
const readDay = (value: unknown) => (days.test(readText(value) ?? '') ? readText(value) : undefined);
const readPlainPage = (raw: Raw): Pick<PageSearch, 'page' | 'size'> => {
  const { page, size } = readPage(raw);
  return { page, size };
};

/** The state of a list of tests, as its address holds it. */
export const readTestSearch = (raw: Raw) => ({
  ...readPage(raw),
  filter: readText(raw['filter']),
  testType: readOneOf(testTypes, raw['testType']),
  status: readOneOf(testStatuses, raw['status']),
  from: readDay(raw['from']),
  to: readDay(raw['to']),
});
export type TestSearch = ReturnType<typeof readTestSearch>;

/** The same over all centres; `case` is the one that is open. */
export const readCaseSearch = (raw: Raw) => ({ ...readTestSearch(raw), tenantId: readText(raw['tenantId']), case: readText(raw['case']) });
export type CaseSearch = ReturnType<typeof readCaseSearch>;

/** The state of the statistics by centre. */
export const readStatisticSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  from: readDay(raw['from']),
  to: readDay(raw['to']),
});

/** The state of a list of devices; `device` is the one that is open. */
export const readDeviceSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  state: readOneOf(deviceStates, raw['state']),
  device: readText(raw['device']),
});
export type DeviceSearch = ReturnType<typeof readDeviceSearch>;
