import type { CoachConfig } from '@trellis/contract/admins/coaches/calls';
import { isSpent } from '@trellis/contract/admins/rules';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { Status } from '../../../ui/status.tsx';

/** How many sessions a coach held, of how many they may. */
export function Times({ coach: { usedTimes, totalTimes, isLimited } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  const limit = isLimited ? totalTimes : null;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {limit === null ? t('coaches.unlimited', { used: usedTimes }) : t('coaches.ofTotal', { used: usedTimes, total: limit })}{' '}
      {isSpent(usedTimes, limit) && <Status meaning="bad">{t('coaches.spent')}</Status>}
    </span>
  );
}

export function Certificate({ coach: { certificateUntil, isCertificateExpired } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  if (certificateUntil === null) return <Typography.Text type="secondary">{t('coaches.certificateNone')}</Typography.Text>;
  return (
    <span>
      {formatDate(certificateUntil)} {isCertificateExpired && <Status meaning="bad">{t('coaches.certificateExpired')}</Status>}
    </span>
  );
}

export function Durations({ coach: { sessionDurations, hasOwnDurations } }: { coach: CoachConfig }) {
  const { t } = useTranslation('admins');
  return (
    <Flex gap="small">
      <span>{sessionDurations.map((count) => t('word.minutes', { count })).join(', ')}</span>
      {hasOwnDurations && <Typography.Text type="secondary">{t('coaches.ownDurations')}</Typography.Text>}
    </Flex>
  );
}
