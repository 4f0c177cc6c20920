import { Link } from '@tanstack/react-router';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import { Alert, Breadcrumb, Card, Flex, Progress, Result, Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Explained } from '../../ui/explained.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { ListLink } from '../../ui/list-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isLostConnection } from '../../ui/use-failure-text.ts';
import { DifficultyRecords, LevelsContext, PlanStateTag } from '../offline-plans/public.ts';
import { ChildList } from './plan/child-list.tsx';
import { classLevels } from './plan/class-levels.ts';
import { CourseList } from './plan/course-list.tsx';
import { GroupRecords } from './plan/group-records.tsx';
import { PlanActions } from './plan/plan-actions.tsx';
import { useGroupPlan } from './queries.ts';

/** The plan of a class by itself: what can be done with it now, its sessions, its children and its records. */
export function PlanPage({ planId }: { planId: string }) {
  const { t } = useTranslation('groupPlans');
  const plan = useGroupPlan(planId);
  const error = failureOf(plan);
  if (error && !isLostConnection(error)) return <Result status="404" title={t('missing')} />;
  return (
    <Loaded query={plan} rows={8}>
      {(loaded) => (
        <LevelsContext value={classLevels}>
          <LoadedPlan plan={loaded} />
        </LevelsContext>
      )}
    </Loaded>
  );
}

function LoadedPlan({ plan }: { plan: GroupPlan }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans', 'planDifficulty']);
  const { can } = useCurrentUser();
  const { id, displayName, classGroupId, className, state, num, totalNum } = plan;
  const toClass = (
    <Link to="/system/center/detail/groupClassDetail" search={{ classId: classGroupId, tab: 'plan' }}>
      {className}
    </Link>
  );
  return (
    <>
      <Breadcrumb
        items={[
          ...(can('Menu.Manage.Group') ? [{ title: <ListLink to="/system/center/menu/manage/group">{t('word.classes')}</ListLink> }] : []),
          { title: toClass },
          { title: displayName },
        ]}
      />
      <PageHeader
        title={displayName}
        about={
          <>
            <PlanStateTag state={state} />
            {t('offlinePlans:plan.progress', { num, totalNum })}
          </>
        }
        extra={<PlanActions plan={plan} />}
      />
      <Flex vertical gap="var(--space-4)">
        <Card>
          <Flex vertical gap="var(--space-4)">
            <Progress
              aria-label={t('offlinePlans:plan.progress', { num, totalNum })}
              percent={totalNum === 0 ? 0 : Math.round((num / totalNum) * 100)}
              format={() => `${num} / ${totalNum}`}
            />
            {state === 'readyToEnd' && <Alert type="info" showIcon title={t('offlinePlans:plan.readyToEnd')} />}
            <PlanFacts plan={plan} />
          </Flex>
        </Card>
        <Card>
          <Tabs
            items={[
              { key: 'sessions', label: t('offlinePlans:plan.sessions'), children: <CourseList planId={id} /> },
              { key: 'children', label: t('word.children'), children: <ChildList plan={plan} /> },
              { key: 'records', label: t('offlinePlans:plan.records'), children: <GroupRecords planId={id} /> },
              { key: 'difficulty', label: t('planDifficulty:records.tab'), children: <DifficultyRecords planId={id} pageSize={10} /> },
            ].map((item) => ({ ...item, children: <Suspense fallback={<Skeleton active />}>{item.children}</Suspense> }))}
          />
        </Card>
      </Flex>
    </>
  );
}

function PlanFacts({ plan: { className, coachName, startDifficulty, childCount, creationTime } }: { plan: GroupPlan }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans', 'groups']);
  const { zone } = useCurrentUser();
  return (
    <FactList
      size="small"
      column={{ xs: 1, sm: 2, lg: 3 }}
      items={[
        { key: 'class', label: t('groups:columns.name'), children: className },
        { key: 'coach', label: t('word.coach'), children: coachName },
        { key: 'children', label: t('word.children'), children: childCount },
        {
          key: 'level',
          label: <Explained word={t('offlinePlans:createPlan.difficulty')}>{t('offlinePlans:createPlan.difficultyMeaning')}</Explained>,
          children: startDifficulty,
        },
        { key: 'created', label: t('offlinePlans:facts.created'), children: formatDateTime(creationTime, zone) },
      ]}
    />
  );
}
