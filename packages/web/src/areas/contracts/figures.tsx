import type { KeyIndicators } from '@trellis/contract/contracts/schemas';
import { Card, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Explained } from '../../ui/explained.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { formatMoney } from '../../ui/money.ts';
import { useFigures } from './queries.ts';

/** What a child's contracts add up to. */
export function Figures({ userId }: { userId: string }) {
  const { t } = useTranslation('contracts');
  const query = useFigures(userId);
  if (query.isError) return <LoadFailed error={query.error} onRetry={query.refetch} />;
  if (query.isPending) return <Skeleton active paragraph={{ rows: 4 }} />;
  return (
    <Card size="small" role="region" aria-label={t('figures.label')}>
      <Flex vertical gap="middle">
        <Typography.Title level={2} style={{ fontSize: 'inherit', margin: 0 }}>
          {t('figures.label')}
        </Typography.Title>
        <Money figures={query.data} />
        <ClassTable figures={query.data} />
      </Flex>
    </Card>
  );
}

function Money({ figures }: { figures: KeyIndicators }) {
  const { t } = useTranslation('contracts');
  const money = (['totalAmount', 'paid', 'refunded', 'outstanding'] as const).map((key) => ({
    key,
    label: key === 'outstanding' ? <Explained word={t('figures.outstanding')}>{t('help.outstanding')}</Explained> : t(`figures.${key}`),
    children: formatMoney(figures[key].toFixed(2)),
  }));
  const days = (['firstSignTime', 'lastSignTime', 'lastPayDate'] as const).map((key) => ({
    key,
    label: t(`figures.${key}`),
    children: formatDate(figures[key]) || t('none'),
  }));
  const { inForce, contracts } = figures;
  const count = { key: 'contracts', label: t('figures.contracts'), children: t('figures.contractsOf', { inForce, contracts }) };
  return <FactList size="small" column={{ xs: 1, sm: 2, lg: 4 }} items={[...money, count, ...days]} />;
}

function ClassTable({ figures }: { figures: KeyIndicators }) {
  const { t } = useTranslation('contracts');
  return (
    <CardTable<KeyIndicators['purposes'][number]>
      label={t('figures.classes')}
      rowKey="purpose"
      hasRoom
      rows={figures.purposes}
      columns={[
        { key: 'purpose', title: t('figures.purpose'), render: (_, row) => t(`purpose.${row.purpose}`) },
        { key: 'bought', title: t('figures.bought'), align: 'right', dataIndex: 'bought' },
        { key: 'used', title: t('figures.used'), align: 'right', dataIndex: 'used' },
        { key: 'left', title: <Explained word={t('figures.left')}>{t('help.left')}</Explained>, align: 'right', dataIndex: 'left' },
        {
          key: 'stopped',
          title: <Explained word={t('fields.stoppedClass')}>{t('help.stoppedClass')}</Explained>,
          align: 'right',
          dataIndex: 'stopped',
        },
        {
          key: 'takenBack',
          title: <Explained word={t('fields.takenBackClass')}>{t('help.takenBackClass')}</Explained>,
          align: 'right',
          dataIndex: 'takenBack',
        },
      ]}
    />
  );
}
