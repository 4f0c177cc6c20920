import { useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { signInsOptions, useStaffActions } from '../queries.ts';

/** Freezing, unfreezing and removing ask first; sending a letter again only says that it went. */
export function useConfirmedActions(staff: StaffItem, onRemoved?: () => void) {
  const { t } = useTranslation('users');
  const ask = useAsk();
  const queryClient = useQueryClient();
  const { freeze, resend, remove, changeRole, sendCode } = useStaffActions();
  const roleText = useRoleText();
  const { id: userId, tenantId, name, frozen, email, assignedChildren, roles, isActivated } = staff;
  const names = { name, centre: staff.tenantName };
  // without an answer the question is asked all the same
  const ended = async () => {
    const open = await queryClient.fetchQuery(signInsOptions(userId, tenantId)).catch(() => undefined);
    return open && open.items.length > 0 && t('signInList.willEnd', { count: open.items.length });
  };
  const told = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(' ');
  // a failure is told where every failure is
  const silently = (promise: Promise<unknown>) => promise.catch(() => undefined);

  return {
    toggleFreeze: async () =>
      void (await ask({
        title: t(frozen ? 'unfreezeTitle' : 'freezeTitle', names),
        text: frozen ? t('unfreezeText', names) : told(t('freezeText', names), await ended()),
        ok: t(frozen ? 'unfreeze' : 'freeze'),
        run: () => freeze.mutateAsync({ operate: frozen ? 'Unfreeze' : 'Freeze', userId, tenantId }),
        done: t(frozen ? 'unfrozenDone' : 'frozenDone', names),
      })),
    changeRole: (tag: StaffRole) =>
      void ask({
        title: t('changeRoleTitle', { name }),
        text: told(t('changeRoleText', { roles: roleText(roles), role: roleText([tag]) }), isActivated && t('changeRolePages')),
        ok: t('changeRole'),
        run: () => changeRole.mutateAsync({ id: userId, tag, tenantId }),
        done: t('roleChanged', { name, role: roleText([tag]) }),
      }),
    resend: () => void silently(resend.mutateAsync({ userId, tenantId }).then(() => toast('success', t('resent', { email })))),
    sendCode: () =>
      void ask({
        title: t('passwordCode.title', names),
        text: t('passwordCode.text', { email }),
        ok: t('passwordCode.send'),
        run: () => sendCode.mutateAsync({ userId, tenantId }),
        done: t('passwordCode.sent', { email }),
      }),
    remove: async () => {
      const isRemoved = await ask({
        title: t('removeTitle', names),
        text: told(t('removeText'), assignedChildren > 0 && t('removeChildren', { count: assignedChildren }), await ended()),
        ok: t('remove'),
        danger: true,
        run: () => remove.mutateAsync({ userId, tenantId }),
        done: t('removed', names),
      });
      if (isRemoved) onRemoved?.();
    },
  };
}
