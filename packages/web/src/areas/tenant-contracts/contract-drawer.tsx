import type { TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { App, Button, Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ContractForm } from './contract-form.tsx';
import { ContractState } from './contract-state.tsx';
import { useContractChanges, useTenantContract } from './queries.ts';
import { RechargeTable } from './recharge-table.tsx';
import { ResourceTable } from './resource-table.tsx';

const width = 855;

/** One contract: what it says, what it brings, and what was recharged. */
export function ContractDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('tenantContracts');
  const [isOpen, setOpen] = useState(true);
  const query = useTenantContract(id);
  const contract = query.data;
  return (
    <Drawer
      open={isOpen}
      size={width}
      title={contract ? t('drawerTitle', { number: contract.number }) : t('title')}
      onClose={() => setOpen(false)}
      afterOpenChange={(open) => !open && onClose()}
      extra={contract && <ContractActions contract={contract} onRemoved={() => setOpen(false)} />}
    >
      {query.isError && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton active />}
      {contract && (
        <Flex vertical gap="large">
          <Descriptions
            size="small"
            column={2}
            items={[
              { key: 'tenant', label: t('fields.tenant'), children: contract.tenantName },
              { key: 'state', label: t('fields.state'), children: <ContractState contract={contract} /> },
              { key: 'signTime', label: t('fields.signTime'), children: formatDate(contract.signTime) },
              { key: 'amount', label: t('fields.amount'), children: formatMoney(contract.amount.toFixed(2)) },
              { key: 'remark', label: t('fields.remark'), children: contract.remark },
            ]}
          />
          <ResourceTable contract={contract} />
          <RechargeTable contract={contract} />
        </Flex>
      )}
    </Drawer>
  );
}

function ContractActions({ contract, onRemoved }: { contract: TenantContractDetail; onRemoved: () => void }) {
  const { t } = useTranslation('tenantContracts');
  const { modal, message } = App.useApp();
  const { stop, enable, remove } = useContractChanges();
  const [editing, setEditing] = useState(false);
  const { id, number } = contract;
  const sure = (what: 'stop' | 'enable' | 'remove') =>
    modal.confirm({ title: t(`${what}.title`, { number }), content: t(`${what}.text`), okText: t(`${what}.do`), cancelText: t('cancel') });
  const turn = async (what: 'stop' | 'enable') => {
    if (!(await sure(what))) return;
    await (what === 'stop' ? stop : enable).mutateAsync({ id });
    void message.success(t('saved'));
  };
  const discard = async () => {
    if (!(await sure('remove'))) return;
    await remove.mutateAsync({ id });
    onRemoved();
  };
  return (
    <Flex gap="small">
      <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
      <Button onClick={() => void turn(contract.stopTime ? 'enable' : 'stop').catch(() => undefined)}>
        {contract.stopTime ? t('enable.do') : t('stop.do')}
      </Button>
      <Button danger onClick={() => void discard().catch(() => undefined)}>
        {t('remove.do')}
      </Button>
      {editing && <ContractForm tenantId={contract.tenantId} contract={contract} onClose={() => setEditing(false)} />}
    </Flex>
  );
}
