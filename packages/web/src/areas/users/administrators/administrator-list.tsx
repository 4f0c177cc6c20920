import { UserAddOutlined } from '@ant-design/icons';
import type { TenantAdministrator } from '@trellis/contract/users/administrators/schemas';
import { Button, Flex, type TableProps, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { AdministratorActions } from './administrator-actions.tsx';
import { useAdministrators } from './queries.ts';
import type { RunTenant } from './run-tenant.ts';

const AdministratorDrawer = lazy(() => import('./administrator-drawer.tsx').then((module) => ({ default: module.AdministratorDrawer })));

/** Who runs a tenant, each with what the platform may do, and the way to invite another. */
export function AdministratorList({ tenant }: { tenant: RunTenant }) {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  const list = useAdministrators(tenant.id);
  const { data, isPending, refetch } = list;
  const failure = failureOf(list);
  const [isInviting, setInviting] = useState(false);
  const items = data?.items ?? [];
  const moment = (at: string | null) => formatDateTime(at, zone) || '—';
  const columns: TableProps<TenantAdministrator>['columns'] = [
    { key: 'name', title: t('word.personName'), dataIndex: 'name' },
    { key: 'email', title: t('word.email'), dataIndex: 'email' },
    { key: 'state', title: t('word.state'), render: (_, { state }) => <StateTag state={state} /> },
    { key: 'joined', title: t('administrators.since'), render: (_, row) => <Since of={row} /> },
    { key: 'lastSignIn', title: t('administrators.lastSignIn'), render: (_, { lastSignInAt }) => moment(lastSignInAt) },
    {
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, administrator) => <AdministratorActions tenant={tenant} administrator={administrator} all={items} />,
    },
  ];
  if (failure) return <LoadFailed error={failure} onRetry={refetch} />;
  return (
    <Flex vertical gap="middle">
      {tenant.state === 'Invalid' && <Notice level="warning" title={t('administrators.closed', { name: tenant.name })} />}
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Text type="secondary">{t('administrators.hint')}</Typography.Text>
        <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setInviting(true)}>
          {t('administrators.invite')}
        </Button>
      </Flex>
      <CardTable
        label={t('administrators.title')}
        rowKey="membershipId"
        isWaiting={isPending}
        rows={items}
        columns={columns}
        empty={t('administrators.none')}
      />
      <Suspense>{isInviting && <AdministratorDrawer tenant={tenant} onClose={() => setInviting(false)} />}</Suspense>
    </Flex>
  );
}

const meanings = { Active: 'good', Invited: 'waiting', Frozen: 'bad' } as const;

function StateTag({ state }: Pick<TenantAdministrator, 'state'>) {
  const { t } = useTranslation('users');
  return <Status meaning={meanings[state]}>{t(`administrators.states.${state}`)}</Status>;
}

/** Since when they are here; until when the invitation is good, where they are not. */
function Since({ of: { joinedAt, expiresAt } }: { of: TenantAdministrator }) {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  if (joinedAt) return formatDateTime(joinedAt, zone);
  return expiresAt ? t('administrators.waiting', { until: formatDateTime(expiresAt, zone) }) : t('administrators.expired');
}
