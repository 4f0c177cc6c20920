import type { AdminItem } from '@trellis/contract/admins/accounts/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { Status } from '../../../ui/status.tsx';
import { MembershipState } from '../membership-state.tsx';
import { AdminActions } from './admin-actions.tsx';

/** The columns of the platform's staff. */
export function useAdminColumns(): TableColumnsType<AdminItem> {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const { id: ownId, zone } = useCurrentUser();
  return [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { id, name, email }) => (
        <Flex vertical>
          <span>
            {name} {id === ownId && <Status>{t('accounts.self')}</Status>}
          </span>
          <Typography.Text type="secondary">{email}</Typography.Text>
        </Flex>
      ),
    },
    { key: 'role', title: t('word.roles'), render: (_, { role }) => roleText(role) },
    { key: 'centers', title: t('word.centers'), render: (_, admin) => <Centers admin={admin} /> },
    { key: 'state', title: t('word.state'), render: (_, { state }) => <MembershipState state={state} /> },
    {
      key: 'lastSignIn',
      title: t('columns.lastSignIn'),
      render: (_, { lastSignIn }) => formatDateTime(lastSignIn, zone) || t('word.nothing'),
    },
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
