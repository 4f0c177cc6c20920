import type { StaffRole } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff-schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { useRoleText } from '../../ui/role-text.ts';
import { useStaffActions } from './queries.ts';

/** Freezing, unfreezing and removing ask first; sending a letter again only says that it went. */
export function useConfirmedActions(staff: StaffItem, onRemoved?: () => void) {
  const { t } = useTranslation('users');
  const { modal } = App.useApp();
  const { freeze, resend, remove, changeRole } = useStaffActions();
  const roleText = useRoleText();
  const { id: userId, tenantId, name, frozen, email, assignedChildren } = staff;
  const names = { name, centre: staff.tenantName };
  const silently = (promise: Promise<unknown>) => promise.catch(() => undefined);

  return {
    toggleFreeze: () =>
      void modal.confirm({
        title: t(frozen ? 'unfreezeTitle' : 'freezeTitle', names),
        content: t(frozen ? 'unfreezeText' : 'freezeText', names),
        okText: t(frozen ? 'unfreeze' : 'freeze'),
        cancelText: t('cancel'),
        onOk: () =>
          silently(
            freeze
              .mutateAsync({ operate: frozen ? 'Unfreeze' : 'Freeze', userId, tenantId })
              .then(() => toast('success', t(frozen ? 'unfrozenDone' : 'frozenDone', names))),
          ),
      }),
    changeRole: (tag: StaffRole) =>
      void silently(
        changeRole
          .mutateAsync({ id: userId, tag, tenantId })
          .then(() => toast('success', t('roleChanged', { name, role: roleText([tag]) }))),
      ),
    resend: () => void silently(resend.mutateAsync({ userId, tenantId }).then(() => toast('success', t('resent', { email })))),
    remove: () =>
      void modal.confirm({
        title: t('removeTitle', names),
        content: [t('removeText'), assignedChildren > 0 && t('removeChildren', { count: assignedChildren })].filter(Boolean).join(' '),
        okText: t('remove'),
        okButtonProps: { danger: true },
        cancelText: t('cancel'),
        onOk: () =>
          silently(
            remove.mutateAsync({ userId, tenantId }).then(() => {
              toast('success', t('removed', names));
              onRemoved?.();
            }),
          ),
      }),
  };
}
