import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CallError } from '../../app/call-error.ts';
import { nearMoment } from '../../app/format.ts';
import { download } from '../../ui/download.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { quiet } from '../../ui/quiet.ts';

/** The page that a mailed report's link opens. */
export function SentReportPage() {
  const { hash } = useLocation();
  return <SentReport key={hash} token={hash} />;
}

function SentReport({ token }: { token: string }) {
  const { t, i18n } = useTranslation('vrClassroom');
  const query = useQuery({ ...api.guestVrReports.get.queryOptions({ input: {}, ...quiet }), enabled: token !== '' });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <GuestPage token={token} query={query}>
      {({ title, sentTime, expiresAt }) => (
        <>
          <PhoneTitle isOfTab>{title}</PhoneTitle>
          <p>{t('documents.openHint')}</p>
          <PdfOfLink />
          <p className="quiet">
            {t('documents.openUntil', {
              until: nearMoment(expiresAt, timeZone, i18n.language),
              sent: nearMoment(sentTime, timeZone, i18n.language),
            })}
          </p>
        </>
      )}
    </GuestPage>
  );
}

function PdfOfLink() {
  const { t } = useTranslation('ui');
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fetchPdf = async () => {
    setFetching(true);
    setProblem(undefined);
    try {
      await download('/api/m/vratReport/pdf', {});
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : t('downloadFail'));
    } finally {
      setFetching(false);
    }
  };
  return (
    <>
      <button type="button" className="frame-action" disabled={isFetching} onClick={() => void fetchPdf()}>
        {t('downloadPdf')}
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
