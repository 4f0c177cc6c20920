import { PlusOutlined } from '@ant-design/icons';
import type { ApiKey } from '@trellis/contract/connections/calls';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { BareList } from '../../ui/bare-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useApiKeyChanges, useApiKeys } from './queries.ts';

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx').then((module) => ({ default: module.NewKeyDialog })));
const SecretShownDialog = lazy(() => import('./secret-shown-dialog.tsx').then((module) => ({ default: module.SecretShownDialog })));

/** The keys for the API that are in force here, those of every administrator. */
export function ApiKeysCard() {
  const { t } = useTranslation('connections');
  const list = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [key, setKey] = useState<string>();
  const items = list.data?.items ?? [];
  return (
    <TitledCard title={t('keys.title')}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t('keys.hint')}
        </Typography.Text>
        <a href="/api/docs" target="_blank" rel="noreferrer" style={{ alignSelf: 'start' }}>
          {t('keys.docs')}
        </a>
        {list.error && <LoadFailed error={list.error} onRetry={list.refetch} />}
        {list.isPending && <Skeleton active title={false} />}
        {list.data && items.length === 0 && <Typography.Text type="secondary">{t('keys.none')}</Typography.Text>}
        {items.length > 0 && (
          <BareList gap="var(--space-3)">
            {items.map((item) => (
              <KeyLine key={item.id} item={item} />
            ))}
          </BareList>
        )}
        <Button icon={<PlusOutlined aria-hidden />} style={{ alignSelf: 'start' }} onClick={() => setAdding(true)}>
          {t('keys.add')}
        </Button>
      </Flex>
      <Suspense>
        {isAdding && <NewKeyDialog onMade={setKey} onClose={() => setAdding(false)} />}
        {key && !isAdding && <SecretShownDialog of="keys" value={key} onClose={() => setKey(undefined)} />}
      </Suspense>
    </TitledCard>
  );
}

function KeyLine({ item }: { item: ApiKey }) {
  const { t } = useTranslation('connections');
  const { zone } = useCurrentUser();
  const ask = useAsk();
  const { revoke } = useApiKeyChanges();
  const { id, name, scope, ending, ownerName, expiresAt, lastUsedAt } = item;
  const told = [
    ownerName,
    t(`keys.scope.${scope}`),
    lastUsedAt ? t('keys.lastUsed', { time: formatDateTime(lastUsedAt, zone) }) : t('keys.neverUsed'),
    t('keys.until', { time: formatDateTime(expiresAt, zone) }),
  ];
  const end = () =>
    ask({
      title: t('keys.endTitle', { name }),
      text: t('keys.endText'),
      ok: t('keys.end'),
      danger: true,
      run: () => revoke.mutateAsync({ id }),
      done: t('keys.ended'),
    });
  return (
    <Flex component="li" justify="space-between" align="center" gap="var(--space-3)">
      <Flex vertical style={{ minWidth: '0' }}>
        <span style={{ overflowWrap: 'anywhere' }}>
          {name} <Typography.Text code>…{ending}</Typography.Text>
        </span>
        <Typography.Text type="secondary">{told.join(' · ')}</Typography.Text>
      </Flex>
      <Button aria-label={t('keys.endNamed', { name })} onClick={() => void end()}>
        {t('keys.end')}
      </Button>
    </Flex>
  );
}
