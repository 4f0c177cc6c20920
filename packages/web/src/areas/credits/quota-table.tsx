import { useQuery } from '@tanstack/react-query';
import type { QuotaTotal } from '@trellis/contract/credits/overview-schemas';
import { isUnlimited } from '@trellis/contract/credits/rules';
import { type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

/** A number of what was bought; as many as wanted reads as unlimited. */
export function Amount({ value }: { value: number }) {
  const { t } = useTranslation('credits');
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{isUnlimited(value) ? t('quotas.unlimited') : value}</span>;
}

/** What the centre bought from the platform and used. */
export function QuotaTable() {
  const { t } = useTranslation('credits');
  const quotas = useQuery(api.creditOverview.quotas.queryOptions({ input: {} }));
  if (quotas.isError) return <LoadFailed error={quotas.error} onRetry={quotas.refetch} />;
  const columns: TableColumnsType<QuotaTotal> = [
    { key: 'kind', title: t('quotas.kind'), render: (_, { kind }) => t(`quotas.kinds.${kind}`) },
    { key: 'bought', title: t('quotas.bought'), align: 'right', render: (_, { bought }) => <Amount value={bought} /> },
    { key: 'used', title: t('quotas.used'), align: 'right', dataIndex: 'used' },
    { key: 'stopped', title: t('quotas.stopped'), align: 'right', dataIndex: 'stopped' },
    { key: 'left', title: t('quotas.left'), align: 'right', render: (_, { left }) => <Amount value={left} /> },
  ];
  return (
    <section aria-label={t('quotas.title')}>
      <Typography.Title level={2} style={{ fontSize: 'inherit' }}>
        {t('quotas.title')}
      </Typography.Title>
      <CardTable<QuotaTotal>
        label={t('quotas.title')}
        rowKey="kind"
        columns={columns}
        rows={quotas.data?.items ?? []}
        isWaiting={quotas.isPending}
        empty={t('quotas.empty')}
      />
    </section>
  );
}
