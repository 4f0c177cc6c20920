import { PlusOutlined } from '@ant-design/icons';
import type { Client } from '@trellis/contract/connections/clients/calls';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { ClientLine } from './client-line.tsx';
import { useClients } from './queries.ts';

const ClientDrawer = lazy(() => import('./client-drawer.tsx').then((module) => ({ default: module.ClientDrawer })));
const SecretShownDialog = lazy(() => import('../secret-shown-dialog.tsx').then((module) => ({ default: module.SecretShownDialog })));

/** The apps and services that the platform lets call the API. */
export function ClientsCard() {
  const { t } = useTranslation('connections');
  const { canWrite } = useCurrentUser();
  const list = useClients();
  const [open, setOpen] = useState<{ client?: Client }>();
  const [secret, setSecret] = useState<string>();
  const items = list.data?.items ?? [];
  const failure = failureOf(list);
  const mayWrite = canWrite('PFE.UserManagement.AdminUser');
  return (
    <TitledCard title={t('clients.title')}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t('clients.hint')}
        </Typography.Text>
        {failure && <LoadFailed error={failure} onRetry={list.refetch} />}
        {list.isPending && !failure && <Skeleton active title={false} />}
        {list.data && items.length === 0 && <Typography.Text type="secondary">{t('clients.none')}</Typography.Text>}
        {items.length > 0 && (
          <BareList gap="var(--space-4)">
            {items.map((client) => (
              <ClientLine key={client.id} client={client} mayWrite={mayWrite} onEdit={() => setOpen({ client })} onSecret={setSecret} />
            ))}
          </BareList>
        )}
        {mayWrite && (
          <Button icon={<PlusOutlined aria-hidden />} style={{ alignSelf: 'start' }} onClick={() => setOpen({})}>
            {t('clients.add')}
          </Button>
        )}
      </Flex>
      <Suspense>
        {open && <ClientDrawer client={open.client} onMade={setSecret} onClose={() => setOpen(undefined)} />}
        {secret && !open && <SecretShownDialog of="clients" value={secret} onClose={() => setSecret(undefined)} />}
      </Suspense>
    </TitledCard>
  );
}
