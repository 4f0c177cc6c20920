import type { StaffRole } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { useStaffActions } from '../queries.ts';

/** Unfreezing and another role ask first; sending a letter again only says that it went. */
export function useConfirmedActions(staff: StaffItem) {
  const { t } = useTranslation(['users', 'secondFactor']);
  const ask = useAsk();
  const { freeze, resend, changeRole, sendCode, removeSecondFactor } = useStaffActions();
  const roleText = useRoleText();
  const { id: userId, tenantId, name, email, roles, isActivated } = staff;
  const names = { name, centre: staff.tenantName };

  return {
    unfreeze: () =>
      void ask({
        title: t('unfreezeTitle', names),
        text: t('unfreezeText', names),
        ok: t('unfreeze'),
        run: () => freeze.mutateAsync({ operate: 'Unfreeze', userId, tenantId }),
        done: t('unfrozenDone', names),
      }),
    changeRole: (tag: StaffRole) =>
      void ask({
        title: t('changeRoleTitle', { name }),
        text: [t('changeRoleText', { roles: roleText(roles), role: roleText([tag]) }), isActivated && t('changeRolePages')]
          .filter(Boolean)
          .join(' '),
        ok: t('changeRole'),
        run: () => changeRole.mutateAsync({ id: userId, tag, tenantId }),
        done: t('roleChanged', { name, role: roleText([tag]) }),
      }),
    resend: () => whenKept(resend, { userId, tenantId }, () => toast('success', t('resent', { email }))),
    sendCode: () =>
      void ask({
        title: t('passwordCode.title', names),
        text: t('passwordCode.text', { email }),
        ok: t('passwordCode.send'),
        run: () => sendCode.mutateAsync({ userId, tenantId }),
        done: t('passwordCode.sent', { email }),
      }),
    removeSecondFactor: () =>
      void ask({
        title: t('secondFactor:removeTitle', names),
        text: t('secondFactor:removeText', names),
        ok: t('secondFactor:remove'),
        danger: true,
        run: () => removeSecondFactor.mutateAsync({ userId, tenantId }),
        done: t('secondFactor:removed', names),
      }),
  };
}
