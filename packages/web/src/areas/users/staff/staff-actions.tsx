import { EditOutlined, MoreOutlined } from '@ant-design/icons';
import { coachRoles } from '@trellis/contract/subjects/rules';
import { staffRoles } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { useStaffActions } from '../queries.ts';
import { useConfirmedActions } from './use-confirmed-actions.ts';

const StaffDrawer = lazy(() => import('./staff-drawer.tsx').then((module) => ({ default: module.StaffDrawer })));
const CorrectDrawer = lazy(() => import('../invitations/correct-drawer.tsx').then((module) => ({ default: module.CorrectDrawer })));
const LoginCodeDialog = lazy(() => import('../sign-ins/login-code-dialog.tsx').then((module) => ({ default: module.LoginCodeDialog })));
const CoachChildrenDialog = lazy(() => import('./coach-children-dialog.tsx').then((module) => ({ default: module.CoachChildrenDialog })));
const PutOutDialog = lazy(() => import('../hand-over/put-out-dialog.tsx').then((module) => ({ default: module.PutOutDialog })));
const SignInsDialog = lazy(() => import('../sign-ins/sign-ins-dialog.tsx').then((module) => ({ default: module.SignInsDialog })));

interface Props {
  staff: StaffItem;
  /** On the person's own page: editing is a button of its own. */
  isProminent?: boolean;
  onRemoved?: () => void;
}

/** What an administrator does with somebody of the staff. What nobody does to themselves is not offered. */
export function StaffActions({ staff, isProminent = false, onRemoved }: Props) {
  const { t } = useTranslation(['users', 'subjects', 'secondFactor']);
  const user = useCurrentUser();
  const roleText = useRoleText();
  const [open, setOpen] = useState<'edit' | 'correct' | 'idCode' | 'signIns' | 'children' | 'freeze' | 'remove'>();
  const confirmed = useConfirmedActions(staff);
  const { correct } = useStaffActions();
  const isSelf = staff.id === user.id;
  const isCoach = staff.isActivated && !staff.frozen && staff.roles.some((role) => coachRoles.includes(role));
  const mayAssign = user.can('PFE.UserManagement.Subject.Write') && isCoach;
  const mayFreeze = user.can('PFE.UserManagement.User.Freeze') && !isSelf;
  const items: MenuProps['items'] = [
    ...(isProminent ? [] : [{ key: 'edit', label: t('word.edit'), onClick: () => setOpen('edit') }]),
    {
      key: 'role',
      label: t('changeRole'),
      children: staffRoles.map((role) => ({
        key: role,
        label: roleText([role]),
        disabled: staff.roles.length === 1 && staff.roles[0] === role,
        onClick: () => confirmed.changeRole(role),
      })),
    },
    ...(mayAssign ? [{ key: 'children', label: t('subjects:transfer.choose'), onClick: () => setOpen('children') }] : []),
    ...(staff.isActivated ? [{ key: 'idCode', label: t('idCode'), onClick: () => setOpen('idCode') }] : []),
    ...(staff.isActivated ? [{ key: 'signIns', label: t('signIns'), onClick: () => setOpen('signIns') }] : []),
    ...(staff.isActivated && !isSelf ? [{ key: 'passwordCode', label: t('passwordCode.action'), onClick: confirmed.sendCode }] : []),
    ...(staff.isActivated && !isSelf
      ? [{ key: 'secondFactor', label: t('secondFactor:remove'), onClick: confirmed.removeSecondFactor }]
      : []),
    ...(staff.isActivated ? [] : [{ key: 'correct', label: t('correct.action'), onClick: () => setOpen('correct') }]),
    ...(staff.isActivated ? [] : [{ key: 'resend', label: t('resend'), onClick: confirmed.resend }]),
    ...(mayFreeze && staff.frozen ? [{ key: 'unfreeze', label: t('unfreeze'), onClick: confirmed.unfreeze }] : []),
    ...(mayFreeze && !staff.frozen ? [{ key: 'freeze', label: t('freeze'), onClick: () => setOpen('freeze') }] : []),
    ...(isSelf ? [] : [{ key: 'remove', label: t('remove'), danger: true, onClick: () => setOpen('remove') }]),
  ];
  const close = () => setOpen(undefined);
  return (
    // a row opens its page when it is clicked: not by what happens in here
    <span onClick={(event) => event.stopPropagation()}>
      {isProminent && (
        <Button icon={<EditOutlined aria-hidden />} onClick={() => setOpen('edit')}>
          {t('word.edit')}
        </Button>
      )}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={t('actionsOf', { name: staff.name })} />
      </Dropdown>
      <Suspense>
        {open === 'edit' && <StaffDrawer staff={staff} onClose={close} />}
        {open === 'correct' && (
          <CorrectDrawer
            invited={staff}
            correct={(right) => correct.mutateAsync({ userId: staff.id, tenantId: staff.tenantId, ...right })}
            onClose={close}
          />
        )}
        {open === 'idCode' && <LoginCodeDialog member={staff} onClose={close} />}
        {open === 'children' && <CoachChildrenDialog coach={staff} onClose={close} />}
        {(open === 'freeze' || open === 'remove') && (
          <PutOutDialog how={open} person={staff} onDone={open === 'remove' ? onRemoved : undefined} onClose={close} />
        )}
        {open === 'signIns' && <SignInsDialog staff={staff} onClose={close} />}
      </Suspense>
    </span>
  );
}
