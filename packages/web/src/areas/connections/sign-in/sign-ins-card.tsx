import type { SignInConnection } from '@trellis/contract/connections/sign-in/calls';
import { lazy, useState } from 'react';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ListedCard } from '../listed-card.tsx';
import { useSignInConnections } from './queries.ts';
import { SignInLine } from './sign-in-line.tsx';

const SignInDrawer = lazy(() => import('./sign-in-drawer.tsx').then((module) => ({ default: module.SignInDrawer })));

/** The sign-ins that organizations have of their own, which the platform connects. */
export function SignInsCard() {
  const { canWrite } = useCurrentUser();
  const list = useSignInConnections();
  const [open, setOpen] = useState<{ connection?: SignInConnection }>();
  const mayWrite = canWrite('PFE.UserManagement.AdminUser');
  return (
    <ListedCard
      of="signIns"
      list={list}
      line={(connection) => (
        <SignInLine key={connection.id} connection={connection} mayWrite={mayWrite} onEdit={() => setOpen({ connection })} />
      )}
      onAdd={mayWrite ? () => setOpen({}) : undefined}
    >
      {open && <SignInDrawer connection={open.connection} onClose={() => setOpen(undefined)} />}
    </ListedCard>
  );
}
