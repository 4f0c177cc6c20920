import { type GrantChoice, type GrantKind, grantKinds } from '@trellis/contract/tenancy/grants/calls';
import { App, Button, Flex, Segmented, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { useGrants, useSetGrants } from '../tenants/queries.ts';
import { GrantTransfer } from './grant-transfer.tsx';

/** What of the shared library a centre may use, kind by kind. */
export function GrantTab({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('tenancy');
  const [kind, setKind] = useState<GrantKind>('OfflineTrainingPlan');
  return (
    <Flex vertical gap="middle" align="start">
      <Segmented
        aria-label={t('grants.kindLabel')}
        value={kind}
        onChange={setKind}
        options={grantKinds.map((value) => ({ value, label: t(`grants.kinds.${value}`) }))}
      />
      <Typography.Text type="secondary">{t('grants.hint')}</Typography.Text>
      <KindOfGrants key={kind} kind={kind} tenantId={tenantId} />
    </Flex>
  );
}

function KindOfGrants({ kind, tenantId }: { kind: GrantKind; tenantId: string }) {
  const { t } = useTranslation('tenancy');
  const grants = useGrants(kind, tenantId);
  if (grants.isError) return <LoadFailed error={grants.error} onRetry={grants.refetch} />;
  if (!grants.data) return <Skeleton active />;
  const { items } = grants.data;
  if (items.length > 0) return <GrantList kind={kind} tenantId={tenantId} items={items} />;
  return <NothingHere title={t('grants.empty')} hint={t('grants.emptyHint')} style={{ alignSelf: 'center' }} />;
}

function GrantList({ kind, tenantId, items }: { kind: GrantKind; tenantId: string; items: GrantChoice[] }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const set = useSetGrants(kind);
  const stored = items.filter(({ granted }) => granted).map(({ id }) => id);
  const [chosen, setChosen] = useState<string[]>();
  const granted = chosen ?? stored;
  const isChanged = granted.length !== stored.length || granted.some((id) => !stored.includes(id));
  const save = () =>
    set.mutate(
      { tenantId, itemIds: granted },
      {
        onSuccess: () => {
          setChosen(undefined);
          void message.success(t('grants.saved'));
        },
      },
    );
  return (
    <>
      <GrantTransfer items={items} granted={granted} isDisabled={set.isPending} onChange={setChosen} />
      <Button type="primary" disabled={!isChanged} loading={set.isPending} onClick={save}>
        {t('grants.save')}
      </Button>
    </>
  );
}
