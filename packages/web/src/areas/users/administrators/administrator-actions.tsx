import type { TenantAdministrator } from '@trellis/contract/users/administrators/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { type RowAction, RowActions } from '../../../ui/row-actions.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useAdministratorChanges } from './queries.ts';
import type { RunTenant } from './run-tenant.ts';

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
  const { resend, freeze, remove, sendCode } = useAdministratorChanges();
  const [isReplacing, setReplacing] = useState(false);
  const { membershipId, personId, name, email, state, openSignIns } = administrator;
  if (personId === user.id) return null;

  const ref = { tenantId: tenant.id, membershipId };
  const isFrozen = state === 'Frozen';
  const others = all.filter((other) => other.membershipId !== membershipId && other.state !== 'Frozen');
  const names = { name, centre: tenant.name };
  const told = (...texts: (string | false)[]) => texts.filter(Boolean).join(' ');
  const ended = openSignIns > 0 && t('signInList.willEnd', { count: openSignIns });
  const nobody = state === 'Active' && others.length === 0 && t('administrators.nobodyLeft', names);
  const askFreeze = () =>
    ask({
      title: t(isFrozen ? 'unfreezeTitle' : 'freezeTitle', names),
      text: isFrozen ? t('unfreezeText', names) : told(t('freezeText', names), ended, nobody),
      ok: t(isFrozen ? 'unfreeze' : 'freeze'),
      run: () => freeze.mutateAsync({ ...ref, operate: isFrozen ? 'Unfreeze' : 'Freeze' }),
      done: t(isFrozen ? 'unfrozenDone' : 'frozenDone', names),
    });
  const askRemove = () =>
    ask({
      title: t('removeTitle', names),
      text: state === 'Invited' ? t('administrators.takeBack', { email }) : told(t('administrators.removeText', names), ended),
      ok: t('word.remove'),
      danger: true,
      run: () => remove.mutateAsync(ref),
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
  const sendAgain = () => resend.mutate(ref, { onSuccess: () => toast('success', t('resent', { email })) });
  const mayCode = personId !== null && user.can('PFE.UserManagement.AdminUser');
  const actions: RowAction[] = [
    { key: 'replace', label: t(state === 'Invited' ? 'correct.action' : 'administrators.replace'), onClick: () => setReplacing(true) },
    ...(state === 'Invited' ? [{ key: 'resend', label: t('resend'), onClick: sendAgain }] : []),
    ...(mayCode ? [{ key: 'code', label: t('passwordCode.action'), onClick: () => askCode(personId) }] : []),
    ...(state === 'Invited' ? [] : [{ key: 'freeze', label: t(isFrozen ? 'unfreeze' : 'freeze'), onClick: askFreeze }]),
    { key: 'remove', label: t('word.remove'), danger: true, onClick: askRemove },
  ];
  return (
    <>
      <RowActions name={name} actions={actions} />
      <Suspense>
        {isReplacing && <AdministratorDrawer tenant={tenant} replaced={administrator} onClose={() => setReplacing(false)} />}
      </Suspense>
    </>
  );
}
