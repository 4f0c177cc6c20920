import type { Webhook } from '@trellis/contract/connections/webhooks/calls';
import { lazy, useState } from 'react';
import { ListedCard } from '../listed-card.tsx';
import { useWebhooks } from './queries.ts';
import { WebhookLine } from './webhook-line.tsx';

const WebhookDrawer = lazy(() => import('./webhook-drawer.tsx').then((module) => ({ default: module.WebhookDrawer })));
const DeliveriesDrawer = lazy(() => import('./deliveries-drawer.tsx').then((module) => ({ default: module.DeliveriesDrawer })));
const SecretShownDialog = lazy(() => import('../secret-shown-dialog.tsx').then((module) => ({ default: module.SecretShownDialog })));

/** What opens beside the list. */
type Open = { what: 'form'; webhook?: Webhook } | { what: 'log'; webhook: Webhook };

/** The webhooks of the center. */
export function WebhooksCard() {
  const list = useWebhooks();
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <ListedCard
      of="hooks"
      list={list}
      line={(webhook) => (
        <WebhookLine
          key={webhook.id}
          webhook={webhook}
          onEdit={() => setOpen({ what: 'form', webhook })}
          onLog={() => setOpen({ what: 'log', webhook })}
          onSecret={setSecret}
        />
      )}
      onAdd={() => setOpen({ what: 'form' })}
    >
      {open?.what === 'form' && <WebhookDrawer webhook={open.webhook} onMade={setSecret} onClose={close} />}
      {open?.what === 'log' && <DeliveriesDrawer webhook={open.webhook} onClose={close} />}
      {secret && open?.what !== 'form' && <SecretShownDialog of="hooks" value={secret} onClose={() => setSecret(undefined)} />}
    </ListedCard>
  );
}
