import type { TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { RechargeTable } from '../resources/recharge-table.tsx';
import { ResourceTable } from '../resources/resource-table.tsx';
import { ContractForm } from './contract-form.tsx';
import { ContractState } from './contract-state.tsx';
import { useContractChanges, useTenantContract } from './queries.ts';

/** One contract: what it says, what it brings, and what was recharged. */
export function ContractDrawer({ id, zone, onClose }: { id: string; zone: string; onClose: () => void }) {
  const { t } = useTranslation('tenantContracts');
  const query = useTenantContract(id);
  const mayWrite = useCurrentUser().can('RocketSystem.TenantContract.Write');
  const contract = query.data;
  return (
    <SideDrawer
      size="large"
      title={contract ? t('drawerTitle', { number: contract.number }) : t('title')}
      onClose={onClose}
      extra={(close) => contract && mayWrite && <ContractActions contract={contract} zone={zone} onRemoved={close} />}
    >
      {query.isError && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton active />}
      {contract && (
        <Flex vertical gap="large">
          <FactList
            size="small"
            column={2}
            items={[
              { key: 'tenant', label: t('fields.tenant'), children: contract.tenantName },
              { key: 'state', label: t('word.state'), children: <ContractState contract={contract} /> },
              { key: 'signTime', label: t('fields.signTime'), children: formatDate(contract.signTime) },
              { key: 'amount', label: t('fields.amount'), children: formatMoney(contract.amount.toFixed(2)) },
              { key: 'remark', label: t('fields.remark'), children: contract.remark },
            ]}
          />
          <ResourceTable contract={contract} zone={zone} />
          <RechargeTable contract={contract} zone={zone} />
        </Flex>
      )}
    </SideDrawer>
  );
}

interface ActionsProps {
  contract: TenantContractDetail;
  zone: string;
  onRemoved: () => void;
}

function ContractActions({ contract, zone, onRemoved }: ActionsProps) {
  const { t } = useTranslation('tenantContracts');
  const ask = useAsk();
  const { stop, enable, remove } = useContractChanges();
  const [editing, setEditing] = useState(false);
  const { id, number } = contract;
  const about = (what: 'stop' | 'enable' | 'remove') => ({
    title: t(`${what}.title`, { number }),
    text: t(`${what}.text`),
    ok: t(`${what}.do`),
  });
  const turn = (what: 'stop' | 'enable') =>
    ask({ ...about(what), run: () => (what === 'stop' ? stop : enable).mutateAsync({ id }), done: t('word.saved') });
  const discard = async () => {
    if (await ask({ ...about('remove'), danger: true, run: () => remove.mutateAsync({ id }) })) onRemoved();
  };
  return (
    <Flex gap="small">
      <Button onClick={() => setEditing(true)}>{t('word.edit')}</Button>
      <Button onClick={() => void turn(contract.stopTime ? 'enable' : 'stop')}>{contract.stopTime ? t('enable.do') : t('stop.do')}</Button>
      <Button danger onClick={() => void discard()}>
        {t('remove.do')}
      </Button>
      {editing && <ContractForm tenantId={contract.tenantId} zone={zone} contract={contract} onClose={() => setEditing(false)} />}
    </Flex>
  );
}
