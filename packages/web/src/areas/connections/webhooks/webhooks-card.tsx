import { PlusOutlined } from '@ant-design/icons';
import type { Webhook } from '@trellis/contract/connections/webhooks/calls';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareList } from '../../../ui/bare-list.tsx';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { useWebhooks } from './queries.ts';
import { WebhookLine } from './webhook-line.tsx';

const WebhookDrawer = lazy(() => import('./webhook-drawer.tsx').then((module) => ({ default: module.WebhookDrawer })));
const DeliveriesDrawer = lazy(() => import('./deliveries-drawer.tsx').then((module) => ({ default: module.DeliveriesDrawer })));
const SecretShownDialog = lazy(() => import('../secret-shown-dialog.tsx').then((module) => ({ default: module.SecretShownDialog })));

/** What opens beside the list. */
type Open = { what: 'form'; webhook?: Webhook } | { what: 'log'; webhook: Webhook };

/** The webhooks of the center. */
export function WebhooksCard() {
  const { t } = useTranslation('connections');
  const list = useWebhooks();
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const items = list.data?.items ?? [];
  const failure = failureOf(list);
  const close = () => setOpen(undefined);
  return (
    <TitledCard title={t('hooks.title')}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t('hooks.hint')}
        </Typography.Text>
        {failure && <LoadFailed error={failure} onRetry={list.refetch} />}
        {list.isPending && !failure && <Skeleton active title={false} />}
        {list.data && items.length === 0 && <Typography.Text type="secondary">{t('hooks.none')}</Typography.Text>}
        {items.length > 0 && (
          <BareList gap="var(--space-4)">
            {items.map((webhook) => (
              <WebhookLine
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setOpen({ what: 'form', webhook })}
                onLog={() => setOpen({ what: 'log', webhook })}
                onSecret={setSecret}
              />
            ))}
          </BareList>
        )}
        <Button icon={<PlusOutlined aria-hidden />} style={{ alignSelf: 'start' }} onClick={() => setOpen({ what: 'form' })}>
          {t('hooks.add')}
        </Button>
      </Flex>
      <Suspense>
        {open?.what === 'form' && <WebhookDrawer webhook={open.webhook} onMade={setSecret} onClose={close} />}
        {open?.what === 'log' && <DeliveriesDrawer webhook={open.webhook} onClose={close} />}
        {secret && open?.what !== 'form' && <SecretShownDialog of="hooks" value={secret} onClose={() => setSecret(undefined)} />}
      </Suspense>
    </TitledCard>
  );
}
