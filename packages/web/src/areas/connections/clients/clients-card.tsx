import type { Client } from '@trellis/contract/connections/clients/calls';
import { lazy, useState } from 'react';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ListedCard } from '../listed-card.tsx';
import { ClientLine } from './client-line.tsx';
import { useClients } from './queries.ts';

const ClientDrawer = lazy(() => import('./client-drawer.tsx').then((module) => ({ default: module.ClientDrawer })));
const SecretShownDialog = lazy(() => import('../secret-shown-dialog.tsx').then((module) => ({ default: module.SecretShownDialog })));

/** The apps and services that the platform lets call the API. */
export function ClientsCard() {
  const { canWrite } = useCurrentUser();
  const list = useClients();
  const [open, setOpen] = useState<{ client?: Client }>();
  const [secret, setSecret] = useState<string>();
  const mayWrite = canWrite('PFE.UserManagement.AdminUser');
  return (
    <ListedCard
      of="clients"
      list={list}
      line={(client) => (
        <ClientLine key={client.id} client={client} mayWrite={mayWrite} onEdit={() => setOpen({ client })} onSecret={setSecret} />
      )}
      onAdd={mayWrite ? () => setOpen({}) : undefined}
    >
      {open && <ClientDrawer client={open.client} onMade={setSecret} onClose={() => setOpen(undefined)} />}
      {secret && !open && <SecretShownDialog of="clients" value={secret} onClose={() => setSecret(undefined)} />}
    </ListedCard>
  );
}
