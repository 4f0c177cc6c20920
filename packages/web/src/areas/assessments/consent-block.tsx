import { Alert, Button, Flex, Skeleton, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { whenKept } from '../../app/when-kept.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useConfirmConsent, useConsent } from './queries.ts';

/** What a guardian agrees to: noted here when it is there in writing, shown once it was given. */
export function ConsentBlock({ userAssessmentId, onAgreed }: { userAssessmentId: string; onAgreed: () => void }) {
  const { t } = useTranslation('assessments');
  const { zone, can } = useCurrentUser();
  const { data, error, refetch } = useConsent(userAssessmentId);
  const confirm = useConfirmConsent();
  const { token } = theme.useToken();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  if (data.confirmedAt) {
    const given = t('consent.given', { time: formatDrawerDateTime(data.confirmedAt, zone) });
    const by = data.confirmedBy ? t('consent.by', { name: data.confirmedBy }) : undefined;
    return <Alert type="success" showIcon title={[given, by].filter(Boolean).join(' · ')} />;
  }
  return (
    <section aria-label={t('consent.title')}>
      <Typography.Title level={2} style={{ fontSize: token.fontSizeLG }}>
        {t('consent.title')}
      </Typography.Title>
      {data.text.map((paragraph) => (
        <Typography.Paragraph key={paragraph}>{paragraph}</Typography.Paragraph>
      ))}
      <Flex vertical gap="small" align="start">
        <Typography.Text type="secondary">{t('consent.note')}</Typography.Text>
        {can('RocketSystem.UserAssessment.Write') && (
          <Button type="primary" loading={confirm.isPending} onClick={() => whenKept(confirm, { userAssessmentId }, onAgreed)}>
            {t('consent.confirm')}
          </Button>
        )}
      </Flex>
    </section>
  );
}
