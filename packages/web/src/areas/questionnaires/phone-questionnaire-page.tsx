import { useLocation } from '@tanstack/react-router';
import { Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/call-error.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PhonePage, PhoneTitle } from '../../ui/phone-page.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useGuestQuestionnaire } from './queries.ts';

/** Where the code of a questionnaire leads: a guardian answers on a phone. */
export function PhoneQuestionnairePage() {
  const { hash } = useLocation();
  // another link in the same tab is another child: nothing of the former stays
  return <Questionnaire key={hash} token={hash} />;
}

function Questionnaire({ token }: { token: string }) {
  const { t } = useTranslation('questionnaires');
  const { data, error, refetch } = useGuestQuestionnaire(token);
  return (
    <PhonePage brand={data?.centerName} logo={data?.logo}>
      {token === '' && <Closed title={t('phone.unknownTitle')} text={t('phone.unknownHint')} />}
      {token !== '' && error && <Failed error={error} onRetry={refetch} />}
      {token !== '' && !error && !data && <Skeleton active paragraph={{ rows: 8 }} aria-label={t('phone.loading')} />}
      {!error && data && <PhoneForm token={token} questionnaire={data} />}
    </PhonePage>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation('questionnaires');
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'Trellis:LinkClosed') return <Closed title={t('phone.closedTitle')} text={error.message} />;
  if (code === 'Trellis:LinkUnknown') return <Closed title={t('phone.unknownTitle')} text={error.message} />;
  return <LoadFailed error={error} onRetry={onRetry} />;
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <section role="alert">
      <PhoneTitle>{title}</PhoneTitle>
      <Typography.Paragraph>{text}</Typography.Paragraph>
    </section>
  );
}
