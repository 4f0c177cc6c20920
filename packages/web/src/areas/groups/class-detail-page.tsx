import { getRouteApi, Link } from '@tanstack/react-router';
import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { Breadcrumb, Button, Result, Skeleton, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { ListLink } from '../../ui/list-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isLostConnection } from '../../ui/use-failure-text.ts';
import { ChildrenTab } from './children-tab.tsx';
import { ClassDetailActions } from './class-detail-actions.tsx';
import { ClassDialogs } from './class-dialogs.tsx';
import { ClassFacts } from './class-facts.tsx';
import type { ClassTab } from './list-search.ts';
import { PlanTab } from './plan-tab.tsx';
import { useClass } from './queries.ts';
import { useClassDialogs } from './use-class-dialogs.ts';

const route = getRouteApi('/system/center/detail/groupClassDetail');
const tabs: readonly ClassTab[] = ['children', 'plan'];

/** One class: its children, its plan and its coaches. */
export function ClassDetailPage() {
  const { t } = useTranslation('groups');
  const { classId } = route.useSearch();
  const query = useClass(classId);
  const { data: group, refetch } = query;
  const error = failureOf(query);
  if (error && isLostConnection(error)) return <LoadFailed error={error} onRetry={refetch} />;
  if (!classId || error) {
    return (
      <Result
        status="404"
        title={error?.message ?? t('detail.missing')}
        subTitle={t('detail.missingHint')}
        extra={<ToClasses label={t('detail.toList')} />}
      />
    );
  }
  if (!group) return <Skeleton active paragraph={{ rows: 8 }} />;
  // nothing that was opened for one class stays open for the next
  return <ClassDetail key={group.id} group={group} />;
}

function ClassDetail({ group }: { group: ClassGroup }) {
  const { t } = useTranslation('groups');
  const { tab = 'children' } = route.useSearch();
  const navigate = route.useNavigate();
  const dialogs = useClassDialogs();
  const { can } = useCurrentUser();
  const open = can('RocketSystem.Group.Write') ? dialogs.open : undefined;
  const contents = { children: <ChildrenTab group={group} open={open} />, plan: <PlanTab group={group} open={open} /> };
  const show = (key: string) => {
    const next = tabs.find((each) => each === key);
    if (next) void navigate({ search: { classId: group.id, tab: next }, replace: true });
  };
  return (
    <>
      {can('Menu.Manage.Group') && (
        <Breadcrumb
          items={[{ title: <ListLink to="/system/center/menu/manage/group">{t('word.classes')}</ListLink> }, { title: group.name }]}
        />
      )}
      <PageHeader title={group.name} extra={open && <ClassDetailActions group={group} open={open} />} />
      <ClassFacts group={group} />
      <Tabs
        aria-label={t('detail.tabsLabel')}
        activeKey={tab}
        items={tabs.map((key) => ({ key, label: t(`detail.tabs.${key}`), children: contents[key] }))}
        onChange={show}
      />
      <ClassDialogs {...dialogs} />
    </>
  );
}

function ToClasses({ label }: { label: string }) {
  const { can } = useCurrentUser();
  if (!can('Menu.Manage.Group')) return null;
  return (
    <Link to="/system/center/menu/manage/group">
      <Button type="primary">{label}</Button>
    </Link>
  );
}
