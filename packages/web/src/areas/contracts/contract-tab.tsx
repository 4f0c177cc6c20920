import { PlusOutlined } from '@ant-design/icons';
import type { UserContract } from '@trellis/contract/contracts/schemas';
import { Button, Empty, Flex, Skeleton, Table, type TableColumnsType, Tag, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { formatMoney } from './money.ts';
import { useContracts } from './queries.ts';

const ContractDrawer = lazy(() => import('./contract-drawer.tsx').then((module) => ({ default: module.ContractDrawer })));

/** A child's contracts with the centre. */
export function ContractTab({ subjectId, subjectName }: { subjectId: string; subjectName: string }) {
  const { t } = useTranslation('contracts');
  const user = useCurrentUser();
  const list = useContracts(subjectId);
  const [adding, setAdding] = useState(false);
  const mayAdd = user.can('RocketSystem.UserContract.Create');
  const contracts = list.data?.items ?? [];
  const addButton = mayAdd && (
    <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );

  if (list.isError) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <Skeleton active />;
  return (
    <Flex vertical gap="middle" role="region" aria-label={t('label')}>
      {contracts.length > 0 && <Flex justify="end">{addButton}</Flex>}
      {contracts.length > 0 && (
        <Table
          rowKey="id"
          size="small"
          columns={contractColumns(t, user.zone)}
          dataSource={contracts}
          pagination={false}
          scroll={{ x: 'max-content' }}
        />
      )}
      {contracts.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<EmptyText title={t('emptyTitle')} hint={t('emptyHint')} />}>
          {addButton}
        </Empty>
      )}
      <Suspense>{adding && <ContractDrawer subjectId={subjectId} subjectName={subjectName} onClose={() => setAdding(false)} />}</Suspense>
    </Flex>
  );
}

function contractColumns(t: TFunction<'contracts'>, zone: string): TableColumnsType<UserContract> {
  const figures = { align: 'right', onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums' } }) } as const;
  return [
    { key: 'type', title: t('fields.contractType'), render: (_, row) => t(`type.${row.contractType}`) },
    { key: 'purpose', title: t('fields.purpose'), render: (_, row) => t(`purpose.${row.purpose}`) },
    { key: 'date', title: t('fields.signTime'), render: (_, row) => formatDate(row.signTime) },
    { key: 'amount', title: t('fields.amount'), ...figures, render: (_, row) => formatMoney(row.amount.toFixed(2)) },
    { key: 'classes', title: t('fields.totalClass'), ...figures, dataIndex: 'totalClass' },
    { key: 'left', title: t('fields.remainClass'), ...figures, dataIndex: 'remainClass' },
    { key: 'price', title: t('fields.price'), ...figures, render: (_, row) => formatMoney(row.price) },
    {
      key: 'state',
      title: t('fields.state'),
      render: (_, { stopTime }) => (stopTime ? <Tag>{t('stopped', { date: formatDateTime(stopTime, zone) })}</Tag> : t('inForce')),
    },
  ];
}

function EmptyText({ title, hint }: { title: string; hint: string }) {
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>{title}</Typography.Text>
      <Typography.Text type="secondary">{hint}</Typography.Text>
    </Flex>
  );
}
