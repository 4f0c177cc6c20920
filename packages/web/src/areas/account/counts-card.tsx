import { isUnlimited } from '@trellis/contract/account/rights';
import type { RemainingCounts } from '@trellis/contract/account/tenants';
import { Col, Row, Skeleton, Statistic } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useRemainingCounts } from './queries.ts';

const amounts = [
  'vratAmount',
  'assessmentAmount',
  'courseAmount',
  'planV2CourseAmount',
] as const satisfies readonly (keyof RemainingCounts)[];

/** What the center has left, to read: the platform changes it by contract. */
export function CountsCard() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useRemainingCounts();
  return (
    <TitledCard title={t('counts.title')}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {data && (
        <Row gutter={[16, 16]}>
          {amounts.map((amount) => (
            <Col key={amount} xs={12} md={6}>
              <Statistic title={t(`counts.${amount}`)} value={isUnlimited(data[amount]) ? t('counts.unlimited') : data[amount]} />
            </Col>
          ))}
        </Row>
      )}
    </TitledCard>
  );
}
