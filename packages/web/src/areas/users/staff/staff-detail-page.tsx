import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Breadcrumb, Button, Flex, Result, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { failureOf } from '../../../ui/failure-of.ts';
import { ListLink } from '../../../ui/list-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { isLostConnection } from '../../../ui/use-failure-text.ts';
import { UserCoursesCard } from '../../content/public.ts';
import { useStaff } from '../queries.ts';
import { StaffActions } from './staff-actions.tsx';
import { StaffCards } from './staff-cards.tsx';
import { StateTag } from './state-tag.tsx';

const route = getRouteApi('/system/center/detail/userDetail');
const list = '/system/center/menu/user/user';

/** Somebody of the staff: who they are, what they do with children, and which pages they do not see. */
export function StaffDetailPage() {
  const { t } = useTranslation('users');
  const { id } = route.useSearch();
  const navigate = useNavigate();
  const query = useStaff(id);
  const { data: staff, refetch } = query;
  const error = failureOf(query);
  const user = useCurrentUser();
  const mayWrite = user.can('PFE.UserManagement.User.Write');
  const mayGive = user.can('RocketSystem.Course.Grant');
  if (error && isLostConnection(error)) return <LoadFailed error={error} onRetry={refetch} />;
  if (id === '' || error) return <Missing reason={error?.message} />;
  if (!staff) return <Skeleton active paragraph={{ rows: 8 }} />;
  const title = (
    <Flex gap="var(--space-3)" align="center">
      {staff.name} <StateTag staff={staff} />
    </Flex>
  );
  return (
    <>
      <Breadcrumb items={[{ title: <ListLink to={list}>{t('title')}</ListLink> }, { title: staff.name }]} />
      <PageHeader
        title={title}
        extra={mayWrite && <StaffActions staff={staff} isProminent onRemoved={() => void navigate({ to: list })} />}
      />
      <StaffCards staff={staff} withLinks />
      {mayGive && staff.isActivated && (
        <div style={{ marginBlockStart: 'var(--space-4)' }}>
          <UserCoursesCard user={staff} />
        </div>
      )}
    </>
  );
}

function Missing({ reason }: { reason?: string }) {
  const { t } = useTranslation('users');
  return (
    <Result
      status="404"
      title={reason ?? t('detail.missing')}
      subTitle={t('detail.missingHint')}
      extra={
        <Link to={list}>
          <Button type="primary">{t('detail.toList')}</Button>
        </Link>
      }
    />
  );
}
