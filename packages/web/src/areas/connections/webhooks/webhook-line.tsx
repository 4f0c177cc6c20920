import type { Webhook } from '@trellis/contract/connections/webhooks/calls';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useConfirmDelete } from '../../../ui/use-confirm-delete.ts';
import { ConnectionLine } from '../connection-line.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { useWebhookChanges } from './queries.ts';

interface Props {
  webhook: Webhook;
  onEdit: () => void;
  onLog: () => void;
  /** Told the secret that was renewed, which is said this once. */
  onSecret: (secret: string) => void;
}

/** A webhook: where it leads, what it is told, how its last delivery went, and what can be done with it. */
export function WebhookLine({ webhook, onEdit, onLog, onSecret }: Props) {
  const { t } = useTranslation('connections');
  const { id, name, address, events, enabled } = webhook;
  const ask = useAsk();
  const confirmDelete = useConfirmDelete();
  const { remove, renewSecret, sendTest } = useWebhookChanges();
  const renew = () =>
    void ask({
      title: t('hooks.renewTitle', { name }),
      text: t('hooks.renewText'),
      ok: t('hooks.renew'),
      run: async () => onSecret((await renewSecret.mutateAsync({ id })).secret),
    });
  const actions = [
    { key: 'edit', label: t('word.edit'), onClick: onEdit },
    // what comes of it stands in the log
    { key: 'test', label: t('hooks.test'), disabled: !enabled, onClick: () => whenKept(sendTest, { id }, onLog) },
    { key: 'renew', label: t('hooks.renew'), onClick: renew },
    { key: 'delete', label: t('word.delete'), danger: true, onClick: () => confirmDelete(name, () => remove.mutateAsync({ id })) },
  ];
  return (
    <ConnectionLine
      name={name}
      enabled={enabled}
      actions={
        <>
          <Button aria-label={t('hooks.logOf', { name })} onClick={onLog}>
            {t('hooks.log')}
          </Button>
          <RowActions name={name} actions={actions} />
        </>
      }
    >
      <Typography.Text>{address}</Typography.Text>
      <Typography.Text type="secondary">{events.map((event) => t(`hooks.events.${event}`)).join(' · ')}</Typography.Text>
      <Latest webhook={webhook} />
    </ConnectionLine>
  );
}

/** Why it was turned off, how the newest delivery stands, and for how long two secrets count. */
function Latest({ webhook: { last, offReason, offAt, formerSecretUntil } }: { webhook: Webhook }) {
  const { t } = useTranslation('connections');
  const { zone } = useCurrentUser();
  return (
    <>
      {offReason && offAt && (
        <Typography.Text type="danger">{t(`hooks.turnedOff.${offReason}`, { time: formatDateTime(offAt, zone) })}</Typography.Text>
      )}
      {last ? (
        <Flex wrap gap="small" align="center">
          <Typography.Text type="secondary">{t('hooks.last', { time: formatDateTime(last.at, zone) })}</Typography.Text>
          <DeliveryStatus state={last.state} />
        </Flex>
      ) : (
        <Typography.Text type="secondary">{t('hooks.neverSent')}</Typography.Text>
      )}
      {formerSecretUntil && (
        <Typography.Text type="secondary">{t('hooks.twoSecrets', { time: formatDateTime(formerSecretUntil, zone) })}</Typography.Text>
      )}
    </>
  );
}
