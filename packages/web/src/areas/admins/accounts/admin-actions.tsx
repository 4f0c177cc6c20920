import type { AdminItem } from '@trellis/contract/admins/accounts/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { type RowAction, RowActions } from '../../../ui/row-actions.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { CorrectDrawer } from '../../users/public.ts';
import { useAdminChanges } from './queries.ts';

const RoleDrawer = lazy(() => import('./change-drawers.tsx').then((module) => ({ default: module.RoleDrawer })));
const CentersDrawer = lazy(() => import('./change-drawers.tsx').then((module) => ({ default: module.CentersDrawer })));

/** What an administrator does with another. To oneself nothing of it is offered. */
export function AdminActions({ admin }: { admin: AdminItem }) {
  const { t } = useTranslation(['admins', 'users']);
  const ask = useAsk();
  const { freeze, resend, correct, remove } = useAdminChanges();
  const [open, setOpen] = useState<'role' | 'centers' | 'correct'>();
  const { id, name, email, state } = admin;
  if (useCurrentUser().id === id) return null;

  const isFrozen = state === 'Frozen';
  const askFreeze = () =>
    ask({
      title: t(isFrozen ? 'accounts.unfreezeTitle' : 'accounts.freezeTitle', { name }),
      text: t(isFrozen ? 'accounts.unfreezeText' : 'accounts.freezeText'),
      ok: t(isFrozen ? 'accounts.unfreeze' : 'accounts.freeze'),
      run: () => freeze.mutateAsync({ operate: isFrozen ? 'Unfreeze' : 'Freeze', userId: id }),
      done: t(isFrozen ? 'accounts.unfrozen' : 'accounts.frozen', { name }),
    });
  const askRemove = () =>
    ask({
      title: t('accounts.removeTitle', { name }),
      text: t('accounts.removeText'),
      ok: t('word.remove'),
      danger: true,
      run: () => remove.mutateAsync({ id }),
      done: t('accounts.removed', { name }),
    });
  const sendAgain = () => whenKept(resend, { id }, () => toast('success', t('accounts.resent', { email })));
  const items: RowAction[] = [
    { key: 'role', label: t('accounts.changeRole'), onClick: () => setOpen('role') },
    { key: 'centers', label: t('accounts.changeCenters'), onClick: () => setOpen('centers') },
    ...(state === 'Invited' ? [{ key: 'correct', label: t('users:correct.action'), onClick: () => setOpen('correct') }] : []),
    ...(state === 'Invited' ? [{ key: 'resend', label: t('accounts.resend'), onClick: sendAgain }] : []),
    { key: 'freeze', label: t(isFrozen ? 'accounts.unfreeze' : 'accounts.freeze'), onClick: askFreeze },
    { key: 'remove', label: t('word.remove'), danger: true, onClick: askRemove },
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <RowActions name={name} actions={items} />
      <Suspense>
        {open === 'role' && <RoleDrawer admin={admin} onClose={close} />}
        {open === 'correct' && <CorrectDrawer invited={admin} correct={(right) => correct.mutateAsync({ id, ...right })} onClose={close} />}
        {open === 'centers' && <CentersDrawer admin={admin} onClose={close} />}
      </Suspense>
    </>
  );
}
