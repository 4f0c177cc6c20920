import type { Passkey } from '@trellis/contract/account/second-factor/calls';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useSecondFactorChanges } from './queries.ts';

const PasskeyDialog = lazy(() => import('./passkey-dialog.tsx').then((module) => ({ default: module.PasskeyDialog })));

/** The person's passkeys, each of which counts in place of a code. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('secondFactor');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Flex align="center" justify="space-between" gap="middle">
        <Typography.Text type="secondary">{t('passkeys')}</Typography.Text>
        <Button onClick={() => setAdding(true)}>{t('addPasskey')}</Button>
      </Flex>
      {passkeys.length === 0 ? (
        <Typography.Text type="secondary">{t('passkeysHint')}</Typography.Text>
      ) : (
        <BareList gap="var(--space-3)">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </BareList>
      )}
      <Suspense>{isAdding && <PasskeyDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t } = useTranslation('secondFactor');
  const { zone } = useCurrentUser();
  const ask = useAsk();
  const { removePasskey } = useSecondFactorChanges();
  const remove = () =>
    ask({
      title: t('removePasskeyTitle', { name }),
      text: t('removePasskeyText'),
      ok: t('word.remove'),
      danger: true,
      run: () => removePasskey.mutateAsync({ id }),
      done: t('passkeyRemoved'),
    });
  const used = lastUsedAt ? t('passkeyUsed', { time: formatDateTime(lastUsedAt, zone) }) : t('passkeyUnused');
  return (
    <Flex component="li" justify="space-between" align="center" gap="middle">
      <Flex vertical style={{ minWidth: 0 }}>
        <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
        <Typography.Text type="secondary">
          {t('onSince', { date: formatDateTime(createdAt, zone) })} {used}
        </Typography.Text>
      </Flex>
      <Button aria-label={t('removePasskeyNamed', { name })} onClick={() => void remove()}>
        {t('word.remove')}
      </Button>
    </Flex>
  );
}
