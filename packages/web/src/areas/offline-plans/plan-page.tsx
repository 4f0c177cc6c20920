import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Breadcrumb, Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Explained } from '../../ui/explained.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ListLink } from '../../ui/list-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CoachOfPlan } from './plan/coach-of-plan.tsx';
import { PlanAssessments } from './plan/plan-assessments.tsx';
import { PlanDetails } from './plan/plan-details.tsx';
import { PlanStanding } from './plan/plan-standing.tsx';
import { PlanTools } from './plan/plan-tools.tsx';
import { PlanStateTag } from './state-tags.tsx';

const route = getRouteApi('/system/center/detail/userOfflinePlanDetail');

/** A child's plan by itself: what it is, everything that can be done with it, its sessions and its records. */
export function PlanPage() {
  const { planId } = route.useSearch();
  const plan = useQuery(api.offlinePlans.get.queryOptions({ input: { id: planId } }));
  return (
    <Loaded query={plan} rows={8}>
      {(loaded) => <LoadedPlan plan={loaded} />}
    </Loaded>
  );
}

function LoadedPlan({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('offlinePlans');
  const child = { id: plan.subjectId, tab: 'plan' as const };
  return (
    <>
      <Breadcrumb
        items={[
          { title: <ListLink to="/system/center/menu/user/subject">{t('word.children')}</ListLink> },
          {
            title: (
              <Link to="/system/center/detail/subjectDetail" search={child}>
                {plan.subjectName}
              </Link>
            ),
          },
          { title: plan.displayName },
        ]}
      />
      <PageHeader
        title={plan.displayName}
        about={
          <>
            <PlanStateTag state={plan.state} />
            {t('plan.progress', { num: plan.num, totalNum: plan.totalNum })}
          </>
        }
        extra={<PlanTools plan={plan} isPage />}
      />
      <Flex vertical gap="var(--space-4)">
        <Card>
          <Flex vertical gap="var(--space-4)">
            <PlanStanding plan={plan} />
            <PlanFacts plan={plan} />
          </Flex>
        </Card>
        <Card>
          <PlanDetails plan={plan} />
        </Card>
      </Flex>
    </>
  );
}

function PlanFacts({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  return (
    <FactList
      size="small"
      column={{ xs: 1, sm: 2, lg: 3 }}
      items={[
        { key: 'child', label: t('word.child'), children: plan.subjectName },
        { key: 'coach', label: t('word.coach'), children: <CoachOfPlan plan={plan} name={plan.coachName} /> },
        {
          key: 'level',
          label: <Explained word={t('createPlan.difficulty')}>{t('createPlan.difficultyMeaning')}</Explained>,
          children: plan.startDifficulty,
        },
        { key: 'music', label: t('facts.music'), children: plan.musicCourse ?? t('word.nothing') },
        { key: 'booked', label: t('facts.booked'), children: plan.bookedNum },
        { key: 'created', label: t('facts.created'), children: formatDateTime(plan.creationTime, zone) },
        ...(plan.assessmentStatus.length > 0
          ? [{ key: 'assessments', label: t('word.assessments'), children: <PlanAssessments plan={plan} />, span: 'filled' as const }]
          : []),
      ]}
    />
  );
}
