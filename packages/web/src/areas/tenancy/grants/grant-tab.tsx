import { type GrantChoice, type GrantKind, grantKinds } from '@trellis/contract/tenancy/grants/calls';
import { App, Button, Flex, Segmented, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { useGrants, useSetGrants } from '../tenants/queries.ts';
import { GrantTransfer } from './grant-transfer.tsx';

/** What of the shared library a centre may use, kind by kind. */
export function GrantTab({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('tenancy');
  const [kind, setKind] = useState<GrantKind>('OfflineTrainingPlan');
  // of every kind, so that what was chosen and not saved is there again
  const [chosen, setChosen] = useState<Partial<Record<GrantKind, string[]>>>({});
  useUnsaved(() => Object.values(chosen).some((ids) => ids !== undefined), false);
  const label = (value: GrantKind) =>
    chosen[value] ? t('grants.unsaved', { kind: t(`grants.kinds.${value}`) }) : t(`grants.kinds.${value}`);
  return (
    <Flex vertical gap="middle" align="start">
      <Segmented
        aria-label={t('grants.kindLabel')}
        value={kind}
        onChange={setKind}
        options={grantKinds.map((value) => ({ value, label: label(value) }))}
      />
      <Typography.Text type="secondary">{t('grants.hint')}</Typography.Text>
      <KindOfGrants
        key={kind}
        kind={kind}
        tenantId={tenantId}
        chosen={chosen[kind]}
        onChoose={(ids) => setChosen((others) => ({ ...others, [kind]: ids }))}
      />
    </Flex>
  );
}

interface KindProps {
  kind: GrantKind;
  tenantId: string;
  /** What was chosen and is not saved yet. */
  chosen: string[] | undefined;
  onChoose: (ids: string[] | undefined) => void;
}

function KindOfGrants(props: KindProps) {
  const { kind, tenantId } = props;
  const { t } = useTranslation('tenancy');
  const grants = useGrants(kind, tenantId);
  const failure = failureOf(grants);
  if (failure) return <LoadFailed error={failure} onRetry={grants.refetch} />;
  if (!grants.data) return <Skeleton active />;
  const { items } = grants.data;
  if (items.length > 0) return <GrantList {...props} items={items} />;
  return <NothingHere title={t('grants.empty')} hint={t('grants.emptyHint')} style={{ alignSelf: 'center' }} />;
}

function GrantList({ kind, tenantId, items, chosen, onChoose }: KindProps & { items: GrantChoice[] }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const set = useSetGrants(kind);
  const mayWrite = useCurrentUser().canWrite('RocketSystem.TenantGrant');
  const stored = items.filter(({ granted }) => granted).map(({ id }) => id);
  const granted = chosen ?? stored;
  const isChanged = granted.length !== stored.length || granted.some((id) => !stored.includes(id));
  const choose = (ids: string[]) => {
    const isBack = ids.length === stored.length && ids.every((id) => stored.includes(id));
    onChoose(isBack ? undefined : ids);
  };
  const save = () =>
    whenKept(set, { tenantId, itemIds: granted }, () => {
      onChoose(undefined);
      void message.success(t('grants.saved'));
    });
  return (
    <>
      <GrantTransfer items={items} granted={granted} isDisabled={set.isPending || !mayWrite} onChange={choose} />
      {mayWrite && (
        <Button type="primary" disabled={!isChanged} loading={set.isPending} onClick={save}>
          {t('grants.save')}
        </Button>
      )}
    </>
  );
}
