import type { UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import { GuestPage } from '../../ui/guest-page.tsx';
import { useGuestReport, useSignedReport } from './queries.ts';
import { ReportView } from './report-view.tsx';

const signed = getRouteApi('/m/rocketReport');

/** A report in a window of its own, opened by its signed address. */
export function SignedReportPage() {
  const query = signed.useSearch();
  return <Report token={query.h} query={useSignedReport(query)} />;
}

/** The same, where the code of a report leads. */
export function GuestReportPage() {
  const { hash } = useLocation();
  return <GuestReport key={hash} token={hash} />;
}

function GuestReport({ token }: { token: string }) {
  return <Report token={token} query={useGuestReport(token)} />;
}

type Found = Pick<UseQueryResult<AssessmentReport>, 'data' | 'error' | 'refetch'>;

function Report({ token, query }: { token: string; query: Found }) {
  return (
    <GuestPage token={token} query={query} isWide>
      {(report) => <ReportView report={report} />}
    </GuestPage>
  );
}
