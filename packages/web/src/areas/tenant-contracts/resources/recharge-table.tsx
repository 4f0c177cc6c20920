import type { RechargeRecord, TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { Button, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Quantity } from './quantity.tsx';
import { RechargeForm } from './recharge-form.tsx';

/** What was recharged to a contract, by whom, and what was paid. */
export function RechargeTable({ contract, zone }: { contract: TenantContractDetail; zone: string }) {
  const { t } = useTranslation('tenantContracts');
  const mayWrite = useCurrentUser().can('RocketSystem.TenantContract.Write');
  const [editing, setEditing] = useState<RechargeRecord>();
  const columns: TableColumnsType<RechargeRecord> = [
    { key: 'payDate', title: t('fields.payDate'), render: (_, record) => formatDate(record.payDate) },
    { key: 'kind', title: t('fields.kind'), render: (_, { kind, itemName }) => [t(`kinds.${kind}`), itemName].filter(Boolean).join(': ') },
    { key: 'amount', title: t('fields.quantity'), align: 'right', render: (_, { amount }) => <Quantity value={amount} /> },
    { key: 'paid', title: t('fields.paid'), align: 'right', render: (_, { paid }) => formatMoney(paid.toFixed(2)) },
    { key: 'operator', title: t('fields.operator'), dataIndex: 'operatorName' },
    { key: 'remark', title: t('fields.remark'), dataIndex: 'remark' },
  ];
  if (mayWrite && contract.stopTime === null)
    columns.push({
      key: 'actions',
      title: t('word.actions'),
      render: (_, record) => (
        <Button size="small" onClick={() => setEditing(record)}>
          {t('word.edit')}
        </Button>
      ),
    });
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
        {t('recharge.title')}
      </Typography.Title>
      <CardTable<RechargeRecord>
        label={t('recharge.title')}
        columns={columns}
        rows={contract.rechargeRecords}
        empty={t('recharge.empty')}
      />
      {editing && <RechargeForm contract={contract} zone={zone} record={editing} onClose={() => setEditing(undefined)} />}
    </section>
  );
}
