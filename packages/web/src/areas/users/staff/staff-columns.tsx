import { Link } from '@tanstack/react-router';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { StateTag } from './state-tag.tsx';

type Columns = TableColumnsType<StaffItem>;
export type StaffColumn = 'name' | 'centre' | 'email' | 'phone' | 'roles' | 'state' | 'children' | 'sessions' | 'trained' | 'since';

/** Columns of a staff list, in the order asked for. */
export function useStaffColumns(wanted: readonly StaffColumn[], nameOf?: (staff: StaffItem) => React.ReactNode): Columns {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  const roleText = useRoleText();
  const none = t('word.nothing');
  const figure = (pick: (staff: StaffItem) => number): Columns[number] => ({
    align: 'right',
    render: (_, staff) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{pick(staff)}</span>,
  });
  const columns: Record<StaffColumn, Columns[number]> = {
    name: { title: t('columns.name'), sorter: true, render: (_, staff) => nameOf?.(staff) ?? <StaffName staff={staff} /> },
    centre: { title: t('columns.centre'), render: (_, { tenantName }) => tenantName },
    email: { title: t('columns.email'), render: (_, { email }) => <Typography.Text>{email}</Typography.Text> },
    phone: { title: t('columns.phone'), render: (_, staff) => phoneText(staff) ?? none },
    roles: { title: t('columns.roles'), render: (_, { roles }) => roleText(roles) },
    state: { title: t('columns.state'), render: (_, staff) => <StateTag staff={staff} /> },
    children: { title: t('word.children'), ...figure((staff) => staff.assignedChildren) },
    sessions: { title: t('columns.sessions'), ...figure((staff) => staff.completedSessions) },
    trained: { title: t('columns.trained'), ...figure((staff) => staff.childrenTrained) },
    since: { title: t('columns.since'), sorter: true, render: (_, { createdAt }) => dayIn(createdAt, zone) },
  };
  return wanted.map((key) => ({ key: key === 'since' ? 'createdAt' : key, ...columns[key] }));
}

/** The day of an instant, at the centre. */
export const dayIn = (instant: string, zone: string): string => formatDateTime(instant, zone).split(' ')[0] ?? '';

/** A number as it is dialled. */
export const phoneText = ({ countryCode, phoneNumber }: Pick<StaffItem, 'countryCode' | 'phoneNumber'>): string | null =>
  phoneNumber && [countryCode, phoneNumber].filter(Boolean).join(' ');

/** Leads to their page, for whoever may open it. */
function StaffName({ staff }: { staff: StaffItem }) {
  const maySeeStaff = useCurrentUser().can('PFE.UserManagement.User');
  if (!maySeeStaff) return staff.name;
  return (
    <Flex gap="small" align="center">
      <Link to="/system/center/detail/userDetail" search={{ id: staff.id }} onClick={(event) => event.stopPropagation()}>
        {staff.name}
      </Link>
    </Flex>
  );
}
