import type { TenantAdministrator } from '@trellis/contract/users/administrators/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { type RowAction, RowActions } from '../../../ui/row-actions.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useAdministratorChanges } from './queries.ts';
import type { RunTenant } from './run-tenant.ts';

const PutOutDialog = lazy(() => import('../hand-over/put-out-dialog.tsx').then((module) => ({ default: module.PutOutDialog })));
const AdministratorDrawer = lazy(() => import('./administrator-drawer.tsx').then((module) => ({ default: module.AdministratorDrawer })));

interface Props {
  tenant: RunTenant;
  administrator: TenantAdministrator;
  all: readonly TenantAdministrator[];
}

/** What the platform does with somebody who runs a tenant. To oneself nothing of it is offered. */
export function AdministratorActions({ tenant, administrator, all }: Props) {
  const { t } = useTranslation('users');
  const ask = useAsk();
  const user = useCurrentUser();
  const { resend, freeze, unfreeze, remove, takeBack, sendCode } = useAdministratorChanges();
  const [open, setOpen] = useState<'replace' | 'freeze' | 'remove'>();
  const { membershipId, personId, name, email, state, openSignIns } = administrator;
  if (personId === user.id) return null;

  const ref = { tenantId: tenant.id, membershipId };
  const isFrozen = state === 'Frozen';
  const others = all.filter((other) => other.membershipId !== membershipId && other.state !== 'Frozen');
  const names = { name, centre: tenant.name };
  const nobody = state === 'Active' && others.length === 0 && t('administrators.nobodyLeft', names);
  const asRunner = {
    freeze: {
      text: [t('freezeText', names), nobody].filter(Boolean).join(' '),
      ok: t('freeze'),
      openSignIns,
      put: (handOverTo?: string) => freeze.mutateAsync({ ...ref, handOverTo, operate: 'Freeze' }),
    },
    remove: {
      text: t('administrators.removeText', names),
      ok: t('word.remove'),
      openSignIns,
      put: (handOverTo?: string) => remove.mutateAsync({ ...ref, handOverTo }),
    },
  };
  const askUnfreeze = () =>
    ask({
      title: t('unfreezeTitle', names),
      text: t('unfreezeText', names),
      ok: t('unfreeze'),
      run: () => unfreeze.mutateAsync({ ...ref, operate: 'Unfreeze' }),
      done: t('unfrozenDone', names),
    });
  const askTakeBack = () =>
    ask({
      title: t('removeTitle', names),
      text: t('administrators.takeBack', { email }),
      ok: t('word.remove'),
      danger: true,
      run: () => takeBack.mutateAsync(ref),
      done: t('removed', names),
    });
  const askCode = (userId: string) =>
    ask({
      title: t('passwordCode.title', names),
      text: t('passwordCode.text', { email }),
      ok: t('passwordCode.send'),
      run: () => sendCode.mutateAsync({ userId }),
      done: t('passwordCode.sent', { email }),
    });
  const sendAgain = () => whenKept(resend, ref, () => toast('success', t('resent', { email })));
  const mayCode = personId !== null && user.can('PFE.UserManagement.AdminUser');
  const close = () => setOpen(undefined);
  const actions: RowAction[] = [
    { key: 'replace', label: t(state === 'Invited' ? 'correct.action' : 'administrators.replace'), onClick: () => setOpen('replace') },
    ...(state === 'Invited' ? [{ key: 'resend', label: t('resend'), onClick: sendAgain }] : []),
    ...(mayCode ? [{ key: 'code', label: t('passwordCode.action'), onClick: () => askCode(personId) }] : []),
    ...(isFrozen ? [{ key: 'unfreeze', label: t('unfreeze'), onClick: askUnfreeze }] : []),
    ...(state === 'Active' ? [{ key: 'freeze', label: t('freeze'), onClick: () => setOpen('freeze') }] : []),
    { key: 'remove', label: t('word.remove'), danger: true, onClick: state === 'Invited' ? askTakeBack : () => setOpen('remove') },
  ];
  return (
    <>
      <RowActions name={name} actions={actions} />
      <Suspense>
        {open === 'replace' && <AdministratorDrawer tenant={tenant} replaced={administrator} onClose={close} />}
        {(open === 'freeze' || open === 'remove') && (
          <PutOutDialog
            how={open}
            person={{ id: membershipId, name, tenantId: tenant.id, tenantName: tenant.name }}
            asRunner={asRunner[open]}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
