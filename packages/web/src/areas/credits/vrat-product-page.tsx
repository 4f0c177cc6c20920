import { useQuery } from '@tanstack/react-query';
import type { VratProduct } from '@trellis/contract/credits/overview-schemas';
import { Card, Flex, Statistic, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { formatDate } from '../../app/format.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Status } from '../../ui/status.tsx';
import { Amount } from './quota-table.tsx';

/** How many rows stand for those that are on their way. */
const fewContracts = 4;

/** The VR tests that the centre bought, contract by contract, and when it is reminded. */
export function VratProductPage() {
  const { t } = useTranslation('credits');
  const { data, isError, error, refetch } = useQuery(api.creditOverview.vratProduct.queryOptions({ input: {} }));
  return (
    <>
      <PageHeader title={t('vrat.title')} />
      {isError && <LoadFailed error={error} onRetry={refetch} />}
      {!isError && (
        <Flex vertical gap="middle">
          <Flex gap="middle" wrap>
            <Card size="small">
              <Statistic title={t('vrat.left')} loading={!data} formatter={() => <Amount value={data?.left ?? 0} />} />
            </Card>
            <Card size="small">
              <Statistic title={t('vrat.reminder')} loading={!data} formatter={() => data?.reminderAmount || t('vrat.noReminder')} />
            </Card>
          </Flex>
          <Typography.Text type="secondary">{t('vrat.reminderHint')}</Typography.Text>
          <ListTable<VratProduct>
            label={t('vrat.title')}
            columns={columnsOf(t)}
            rows={data?.items}
            size={fewContracts}
            isWaiting={false}
            empty={{ title: t('vrat.empty'), hint: t('vrat.emptyHint') }}
          />
        </Flex>
      )}
    </>
  );
}

function columnsOf(t: TFunction<'credits'>): TableColumnsType<VratProduct> {
  return [
    { key: 'number', title: t('vrat.number'), dataIndex: 'contractNumber' },
    { key: 'signTime', title: t('vrat.signTime'), render: (_, { signTime }) => formatDate(signTime) },
    { key: 'amount', title: t('vrat.amount'), align: 'right', render: (_, { amount }) => <Amount value={amount} /> },
    { key: 'recharged', title: t('vrat.recharged'), align: 'right', dataIndex: 'recharged' },
    { key: 'used', title: t('vrat.used'), align: 'right', dataIndex: 'used' },
    { key: 'left', title: t('vrat.left'), align: 'right', render: (_, { left }) => <Amount value={left} /> },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { isInForce }) =>
        isInForce ? <Status meaning="good">{t('vrat.inForce')}</Status> : <Status>{t('vrat.stopped')}</Status>,
    },
  ];
}
