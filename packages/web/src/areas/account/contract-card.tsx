import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Flex, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { TitledCard } from '../../ui/titled-card.tsx';

type Window = NonNullable<CurrentUser['contractWindow']>;

// solid where it matters: the pale shades have too little contrast
const looks = {
  NotActive: {},
  Active: { color: 'success', variant: 'solid' },
  Expired: { color: 'error', variant: 'solid' },
  Suspended: { color: 'error', variant: 'solid' },
  NotAssociated: {},
} as const;

/** Whether the contract of the center is good, and from when until when. */
export function ContractCard({ window: { status, startsOn, endsOn } }: { window: Window }) {
  const { t } = useTranslation('account');
  const term = startsOn === null && endsOn === null ? undefined : `${formatDate(startsOn)} – ${formatDate(endsOn)}`;
  return (
    <TitledCard title={t('contract.title')}>
      <Flex gap="small" align="center" wrap>
        <Tag {...looks[status]}>{t(`contract.states.${status}`)}</Tag>
        {term && <Typography.Text type="secondary">{term}</Typography.Text>}
      </Flex>
    </TitledCard>
  );
}
