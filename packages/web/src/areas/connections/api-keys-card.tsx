import type { ApiKey } from '@trellis/contract/connections/calls';
import { Button, Flex, Typography } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { useAsk } from '../../ui/use-ask.ts';
import { ListedCard } from './listed-card.tsx';
import { useApiKeyChanges, useApiKeys } from './queries.ts';
import { useToldParts } from './use-told-parts.ts';

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx').then((module) => ({ default: module.NewKeyDialog })));
const SecretShownDialog = lazy(() => import('./secret-shown-dialog.tsx').then((module) => ({ default: module.SecretShownDialog })));

/** The keys for the API that are in force here, those of every administrator. */
export function ApiKeysCard() {
  const { t } = useTranslation('connections');
  const list = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [key, setKey] = useState<string>();
  return (
    <ListedCard
      of="keys"
      list={list}
      more={
        <a href="/api/docs" target="_blank" rel="noreferrer" style={{ alignSelf: 'start' }}>
          {t('keys.docs')}
        </a>
      }
      line={(item) => <KeyLine key={item.id} item={item} />}
      onAdd={() => setAdding(true)}
    >
      {isAdding && <NewKeyDialog onMade={setKey} onClose={() => setAdding(false)} />}
      {key && !isAdding && <SecretShownDialog of="keys" value={key} onClose={() => setKey(undefined)} />}
    </ListedCard>
  );
}

function KeyLine({ item }: { item: ApiKey }) {
  const { t } = useTranslation('connections');
  const { zone } = useCurrentUser();
  const ask = useAsk();
  const { revoke } = useApiKeyChanges();
  const { id, name, scope, parts, ending, ownerName, expiresAt, lastUsedAt } = item;
  const toldParts = useToldParts();
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
        {parts && <Typography.Text type="secondary">{t('parts.only', { parts: toldParts(parts) })}</Typography.Text>}
      </Flex>
      <Button aria-label={t('keys.endNamed', { name })} onClick={() => void end()}>
        {t('keys.end')}
      </Button>
    </Flex>
  );
}
