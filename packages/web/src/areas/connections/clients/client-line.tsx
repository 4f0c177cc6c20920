import type { Client } from '@trellis/contract/connections/clients/calls';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useConfirmDelete } from '../../../ui/use-confirm-delete.ts';
import { ConnectionLine } from '../connection-line.tsx';
import { useToldParts } from '../use-told-parts.ts';
import { useClientChanges } from './queries.ts';

interface Props {
  client: Client;
  mayWrite: boolean;
  onEdit: () => void;
  /** Told the secret that was renewed, which is said this once. */
  onSecret: (secret: string) => void;
}

/** An app or a service: what it may do and for whom, when it was used, and what can be done with it. */
export function ClientLine({ client, mayWrite, onEdit, onSecret }: Props) {
  const { t } = useTranslation('connections');
  const { id, name, kind, enabled, formerSecretUntil } = client;
  const ask = useAsk();
  const confirmDelete = useConfirmDelete();
  const { remove, renewSecret, endFormer } = useClientChanges();
  const copy = () => void copyText(id, { copied: t('clients.copiedId'), failed: t('secret.copyFailed') });
  const renew = () =>
    void ask({
      title: t('hooks.renewTitle', { name }),
      text: t('clients.renewText'),
      ok: t('hooks.renew'),
      run: async () => onSecret((await renewSecret.mutateAsync({ id })).secret),
    });
  const end = () =>
    void ask({
      title: t('clients.endFormerTitle', { name }),
      text: t('clients.endFormerText'),
      ok: t('clients.endFormer'),
      danger: true,
      run: () => endFormer.mutateAsync({ id }),
    });
  const actions = [
    { key: 'edit', label: t('word.edit'), onClick: onEdit },
    ...(kind === 'service' ? [{ key: 'renew', label: t('hooks.renew'), onClick: renew }] : []),
    ...(formerSecretUntil ? [{ key: 'endFormer', label: t('clients.endFormer'), danger: true, onClick: end }] : []),
    { key: 'delete', label: t('word.delete'), danger: true, onClick: () => confirmDelete(name, () => remove.mutateAsync({ id })) },
  ];
  return (
    <ConnectionLine
      name={name}
      enabled={enabled}
      actions={
        <>
          <Button aria-label={t('clients.copyIdOf', { name })} onClick={copy}>
            {t('clients.copyId')}
          </Button>
          {mayWrite && <RowActions name={name} actions={actions} />}
        </>
      }
    >
      <About client={client} />
    </ConnectionLine>
  );
}

function About({ client: { kind, scope, parts, tenantName, redirectUris, createdBy, lastUsedAt, formerSecretUntil } }: { client: Client }) {
  const { t } = useTranslation('connections');
  const { zone } = useCurrentUser();
  const toldParts = useToldParts();
  const told = [
    t(`clients.kind.${kind}`),
    t(`keys.scope.${scope}`),
    t('clients.by', { name: createdBy }),
    lastUsedAt ? t('keys.lastUsed', { time: formatDateTime(lastUsedAt, zone) }) : t('keys.neverUsed'),
  ];
  return (
    <>
      <Typography.Text>
        {kind === 'app'
          ? redirectUris.join(' · ')
          : tenantName === null
            ? t('clients.actsForAll')
            : t('clients.actsFor', { tenant: tenantName })}
      </Typography.Text>
      <Typography.Text type="secondary">{told.join(' · ')}</Typography.Text>
      {parts && <Typography.Text type="secondary">{t('parts.only', { parts: toldParts(parts) })}</Typography.Text>}
      {formerSecretUntil && (
        <Typography.Text type="secondary">{t('clients.twoSecrets', { time: formatDateTime(formerSecretUntil, zone) })}</Typography.Text>
      )}
    </>
  );
}
