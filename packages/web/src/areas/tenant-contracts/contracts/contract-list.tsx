import { PlusOutlined } from '@ant-design/icons';
import type { TenantContract } from '@trellis/contract/tenant-contracts/schemas';
import { Button, Flex, Skeleton, type TableColumnsType } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { CodeGate } from '../codes/code-gate.tsx';
import { ContractState } from './contract-state.tsx';
import { useTenantContracts } from './queries.ts';

const ContractForm = lazy(() => import('./contract-form.tsx').then((module) => ({ default: module.ContractForm })));
const ContractDrawer = lazy(() => import('./contract-drawer.tsx').then((module) => ({ default: module.ContractDrawer })));

/** A centre's contracts with the platform, behind the mailed code. */
export function TenantContracts({ tenantId, zone }: { tenantId: string; zone: string }) {
  return (
    <CodeGate tenantId={tenantId}>
      <ContractList tenantId={tenantId} zone={zone} />
    </CodeGate>
  );
}

function ContractList({ tenantId, zone }: { tenantId: string; zone: string }) {
  const { t } = useTranslation('tenantContracts');
  const list = useTenantContracts(tenantId);
  const mayWrite = useCurrentUser().can('RocketSystem.TenantContract.Write');
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<string>();
  const columns: TableColumnsType<TenantContract> = [
    {
      key: 'number',
      title: t('fields.number'),
      render: (_, contract) => (
        <Button type="link" onClick={() => setOpened(contract.id)}>
          {contract.number}
        </Button>
      ),
    },
    { key: 'state', title: t('word.state'), render: (_, contract) => <ContractState contract={contract} /> },
    { key: 'signTime', title: t('fields.signTime'), render: (_, contract) => formatDate(contract.signTime) },
    { key: 'term', title: t('fields.term'), render: (_, { startTime, endTime }) => termOf(startTime, endTime) },
    { key: 'amount', title: t('fields.amount'), align: 'right', render: (_, { amount }) => formatMoney(amount.toFixed(2)) },
    { key: 'paid', title: t('fields.paid'), align: 'right', render: (_, { paid }) => formatMoney(paid.toFixed(2)) },
  ];
  if (list.isError) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <Skeleton active />;
  return (
    <Flex vertical gap="middle">
      {mayWrite && (
        <Flex justify="end">
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Flex>
      )}
      <CardTable<TenantContract> label={t('title')} columns={columns} rows={list.data.items} empty={t('empty')} />
      <Suspense>
        {adding && <ContractForm tenantId={tenantId} zone={zone} onClose={() => setAdding(false)} />}
        {opened && <ContractDrawer id={opened} zone={zone} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Flex>
  );
}

const termOf = (start: string | null, end: string | null) => (start || end ? `${formatDate(start)} – ${formatDate(end)}` : '');
