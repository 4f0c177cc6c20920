import type { AdminItem } from '@trellis/contract/admins/accounts/schemas';
import { type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useColumns } from '../../../ui/columns.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { Status } from '../../../ui/status.tsx';
import { MembershipState } from '../membership-state.tsx';
import { AdminActions } from './admin-actions.tsx';

/** The columns of the platform's staff. */
export function useAdminColumns(): TableColumnsType<AdminItem> {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const column = useColumns<AdminItem>();
  const { id: ownId } = useCurrentUser();
  return [
    column.twoLines('name', t('word.personName'), ({ id, name, email }) => [
      <>
        {name} {id === ownId && <Status>{t('accounts.self')}</Status>}
      </>,
      email,
    ]),
    { key: 'role', title: t('word.roles'), render: (_, { role }) => roleText(role) },
    { key: 'centers', title: t('word.centers'), render: (_, admin) => <Centers admin={admin} /> },
    { key: 'state', title: t('word.state'), render: (_, { state }) => <MembershipState state={state} /> },
    column.time('lastSignIn', t('columns.lastSignIn'), ({ lastSignIn }) => lastSignIn),
    { key: 'actions', title: t('word.actions'), align: 'right', render: (_, admin) => <AdminActions admin={admin} /> },
  ];
}

function Centers({ admin: { allTenants, tenants } }: { admin: AdminItem }) {
  const { t } = useTranslation('admins');
  const names = tenants.map((tenant) => tenant.name).join(', ');
  return (
    <Typography.Text ellipsis={{ tooltip: names }} style={{ maxWidth: '32ch' }}>
      {allTenants ? t('everyCenter') : names || t('word.nothing')}
    </Typography.Text>
  );
}
