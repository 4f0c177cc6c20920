import type { Resource, TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useContractChanges } from '../contracts/queries.ts';
import { Quantity } from './quantity.tsx';
import { RechargeForm } from './recharge-form.tsx';
import { AddResourceForm, EditResourceForm } from './resource-forms.tsx';

/** What a contract brings, what was used of it and what is left. */
export function ResourceTable({ contract, zone }: { contract: TenantContractDetail; zone: string }) {
  const { t } = useTranslation('tenantContracts');
  const ask = useAsk();
  const { removeResource, forbid } = useContractChanges();
  const [form, setForm] = useState<'add' | 'recharge' | Resource>();
  const mayChange = useCurrentUser().can('RocketSystem.TenantContract.Write') && contract.stopTime === null;
  const discard = ({ id }: Resource) =>
    void ask({ title: t('resource.removeTitle'), ok: t('word.remove'), danger: true, run: () => removeResource.mutateAsync({ id }) });
  const toggle = ({ id, isForbidden }: Resource) => {
    const run = () => forbid.mutateAsync({ resourceId: id, forbidden: !isForbidden });
    if (isForbidden) void run().catch(() => undefined);
    else void ask({ title: t('resource.forbidTitle'), text: t('resource.forbidText'), ok: t('resource.forbid'), run });
  };
  const columns: TableColumnsType<Resource> = [
    {
      key: 'kind',
      title: t('fields.kind'),
      render: (_, { kind, isForbidden }) => (
        <Flex gap="small">
          {t(`kinds.${kind}`)}
          {isForbidden && <Status meaning="bad">{t('resource.forbidden')}</Status>}
        </Flex>
      ),
    },
    { key: 'item', title: t('fields.item'), render: (_, { itemName }) => itemName ?? t('anyItem') },
    { key: 'amount', title: t('fields.quantity'), align: 'right', render: (_, { amount }) => <Quantity value={amount} /> },
    { key: 'recharged', title: t('fields.recharged'), align: 'right', dataIndex: 'recharged' },
    { key: 'used', title: t('fields.used'), align: 'right', dataIndex: 'used' },
    { key: 'left', title: t('fields.left'), align: 'right', render: (_, { left }) => <Quantity value={left} /> },
  ];
  if (mayChange)
    columns.push({
      key: 'actions',
      title: t('word.actions'),
      render: (_, resource) => (
        <Flex gap="small">
          <Button size="small" disabled={resource.isForbidden} onClick={() => setForm(resource)}>
            {t('word.edit')}
          </Button>
          {resource.kind === 'vrat' && (
            <Button size="small" onClick={() => toggle(resource)}>
              {t(resource.isForbidden ? 'resource.allow' : 'resource.forbid')}
            </Button>
          )}
          <Button size="small" onClick={() => discard(resource)}>
            {t('word.remove')}
          </Button>
        </Flex>
      ),
    });
  return (
    <section>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
          {t('resource.title')}
        </Typography.Title>
        {mayChange && (
          <Flex gap="small">
            <Button onClick={() => setForm('add')}>{t('resource.add')}</Button>
            <Button type="primary" onClick={() => setForm('recharge')}>
              {t('recharge.do')}
            </Button>
          </Flex>
        )}
      </Flex>
      <CardTable<Resource> label={t('resource.title')} columns={columns} rows={contract.resources} empty={t('resource.empty')} />
      {form === 'add' && <AddResourceForm contract={contract} onClose={() => setForm(undefined)} />}
      {form === 'recharge' && <RechargeForm contract={contract} zone={zone} onClose={() => setForm(undefined)} />}
      {typeof form === 'object' && <EditResourceForm resource={form} onClose={() => setForm(undefined)} />}
    </section>
  );
}
