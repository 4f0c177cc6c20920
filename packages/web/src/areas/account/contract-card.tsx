import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { Status } from '../../ui/status.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

type Window = NonNullable<CurrentUser['contractWindow']>;

const meanings = {
  NotActive: 'neutral',
  Active: 'good',
  Expired: 'bad',
  Suspended: 'bad',
  NotAssociated: 'neutral',
} as const;

/** Whether the contract of the center is good, and from when until when. */
export function ContractCard({ window: { status, startsOn, endsOn } }: { window: Window }) {
  const { t } = useTranslation('account');
  const [from, until] = [formatDate(startsOn), formatDate(endsOn)];
  const term = from && until ? `${from} – ${until}` : from ? t('contract.from', { from }) : until && t('contract.until', { until });
  return (
    <TitledCard title={t('contract.title')}>
      <Flex gap="small" align="center" wrap>
        <Status meaning={meanings[status]}>{t(`contract.states.${status}`)}</Status>
        {term && <Typography.Text type="secondary">{term}</Typography.Text>}
      </Flex>
    </TitledCard>
  );
}
