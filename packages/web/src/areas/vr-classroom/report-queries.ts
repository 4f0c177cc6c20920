import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@trellis/contract/types';
import type { vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

type Calls = typeof vrReportCalls;
type Part = keyof Calls;
export type ReportInfo = OutputOf<Calls['info']>;

/** One part of the report of a test. */
export function useReport<P extends Part>(part: P, caseId: string) {
  const options = api.vrReports[part].queryOptions({ input: { caseId, 'api-version': '2' }, ...quiet });
  // which part it is decides what comes; TypeScript sees all of them at once
  return useQuery(options as unknown as UseQueryOptions<OutputOf<Calls[P]>>);
}
