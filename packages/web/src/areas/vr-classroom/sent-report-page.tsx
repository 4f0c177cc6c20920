import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { PdfFileButton } from '../../ui/pdf-button.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { quiet } from '../../ui/quiet.ts';

/** The page that a mailed report's link opens. */
export function SentReportPage() {
  const { hash } = useLocation();
  return <SentReport key={hash} token={hash} />;
}

function SentReport({ token }: { token: string }) {
  const { t } = useTranslation('vrClassroom');
  const query = useQuery({ ...api.guestVrReports.get.queryOptions({ input: {}, ...quiet }), enabled: token !== '' });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <GuestPage token={token} query={query}>
      {({ title, sentTime, expiresAt }) => (
        <Flex vertical gap="middle">
          <PhoneTitle isOfTab>{title}</PhoneTitle>
          <Typography.Text>{t('documents.openHint')}</Typography.Text>
          <PdfFileButton path="/api/m/vratReport/pdf" />
          <Typography.Text type="secondary">
            {t('documents.openUntil', {
              until: formatDrawerDateTime(expiresAt, timeZone),
              sent: formatDrawerDateTime(sentTime, timeZone),
            })}
          </Typography.Text>
        </Flex>
      )}
    </GuestPage>
  );
}
