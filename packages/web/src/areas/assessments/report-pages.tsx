import type { UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PdfFileButton } from '../../ui/pdf-button.tsx';
import { useGuestReport, useSignedReport } from './queries.ts';
import { ReportView } from './report-view.tsx';

const signed = getRouteApi('/m/rocketReport');

/** A report in a window of its own, opened by its signed address. */
export function SignedReportPage() {
  const query = signed.useSearch();
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language as Locale);
  const pdf = <PdfFileButton path="/api/m/rocketReport/pdf" query={{ ...query, ts: String(query.ts), language }} />;
  return <Report token={query.h} query={useSignedReport(query)} pdf={pdf} />;
}

/** The same, where the code of a report leads. */
export function GuestReportPage() {
  const { hash } = useLocation();
  return <GuestReport key={hash} token={hash} />;
}

function GuestReport({ token }: { token: string }) {
  return <Report token={token} query={useGuestReport(token)} pdf={<PdfFileButton path="/api/m/report/pdf" />} />;
}

type Found = Pick<UseQueryResult<AssessmentReport>, 'data' | 'error' | 'refetch'>;

function Report({ token, query, pdf }: { token: string; query: Found; pdf: ReactNode }) {
  return (
    <GuestPage token={token} query={query} isWide>
      {(report) => <ReportView report={report} pdf={pdf} />}
    </GuestPage>
  );
}
