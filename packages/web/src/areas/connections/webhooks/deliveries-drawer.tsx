import {
  type DeliveryState,
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@trellis/contract/connections/webhooks/calls';
import { Button, Flex, Select, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { pageSize, useDeliveries, useWebhookChanges } from './queries.ts';

/** What a webhook was sent within 30 days, and what came of it; each may be sent once more. */
export function DeliveriesDrawer({ webhook: { id, name, enabled }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('connections');
  const [{ page, state }, setShown] = useState<{ page: number; state?: DeliveryState | undefined }>({ page: 1 });
  const list = useDeliveries({ id, page, state });
  const columns = useColumns(enabled);
  return (
    <SideDrawer size="large" title={t('hooks.logOf', { name })} onClose={onClose}>
      <Flex vertical gap="middle">
        <Select<DeliveryState | ''>
          aria-label={t('word.state')}
          value={state ?? ''}
          style={{ alignSelf: 'start', minWidth: '16ch' }}
          options={[
            { value: '', label: t('hooks.everyState') },
            ...deliveryStates.map((value) => ({ value, label: t(`hooks.state.${value}`) })),
          ]}
          onChange={(value) => setShown({ page: 1, state: value || undefined })}
        />
        <InnerTable<WebhookDelivery>
          columns={columns}
          list={list}
          empty={t('hooks.logEmpty')}
          page={page}
          pageSize={pageSize}
          onPage={(next) => setShown({ page: next, state })}
        />
      </Flex>
    </SideDrawer>
  );
}

function useColumns(isOn: boolean): TableColumnsType<WebhookDelivery> {
  const { t } = useTranslation('connections');
  const { zone } = useCurrentUser();
  const { resend } = useWebhookChanges();
  const eventText = (type: string) => t(`hooks.events.${type as WebhookEvent}`, { defaultValue: type });
  const sendAgain = (id: string) => whenKept(resend, { id }, () => toast('success', t('hooks.resent')));
  return [
    { key: 'when', title: t('hooks.when'), render: (_, { createdAt }) => formatDrawerDateTime(createdAt, zone) },
    { key: 'event', title: t('hooks.event'), render: (_, { type }) => eventText(type) },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { state, tries, nextAt }) => (
        <Flex vertical align="start">
          <DeliveryStatus state={state} />
          <Typography.Text type="secondary">{t('hooks.tries', { count: tries })}</Typography.Text>
          {nextAt && tries > 0 && (
            <Typography.Text type="secondary">{t('hooks.next', { time: formatDrawerDateTime(nextAt, zone) })}</Typography.Text>
          )}
        </Flex>
      ),
    },
    { key: 'answer', title: t('hooks.answer'), render: (_, delivery) => <Answer delivery={delivery} /> },
    {
      key: 'resend',
      title: t('word.actions'),
      render: (_, { id, state, type, createdAt }) => (
        <Button
          disabled={!isOn || state === 'sending'}
          aria-label={t('hooks.resendOf', { event: eventText(type), time: formatDrawerDateTime(createdAt, zone) })}
          onClick={() => sendAgain(id)}
        >
          {t('hooks.resend')}
        </Button>
      ),
    },
  ];
}

/** What the receiver answered last, or why it did not. */
function Answer({ delivery: { status, answer, fault } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('connections');
  if (fault) {
    return (
      <Typography.Text type="danger" style={{ display: 'block', maxWidth: '28ch' }}>
        {t(`hooks.fault.${fault}`)}
      </Typography.Text>
    );
  }
  if (status === null) return t('word.nothing');
  return (
    <Flex vertical>
      <span>{status}</span>
      {answer && (
        <Typography.Text type="secondary" ellipsis={{ tooltip: answer }} style={{ maxWidth: '28ch' }}>
          {answer}
        </Typography.Text>
      )}
    </Flex>
  );
}
