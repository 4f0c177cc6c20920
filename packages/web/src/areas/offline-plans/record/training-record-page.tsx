import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useSearch } from '@tanstack/react-router';
import { recordPaths, recordVersion } from '@trellis/contract/offline-plans/record/rules';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Breadcrumb, Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { ListLink } from '../../../ui/list-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TrainedSessions } from './trained-sessions.tsx';

/** What was trained in a plan, in the version and at the address that belong to the plan. */
export function TrainingRecordPage() {
  const { planId = '' } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const plan = useQuery(api.offlinePlans.get.queryOptions({ input: { id: planId } }));
  return (
    <Loaded query={plan} rows={8}>
      {(loaded) => {
        const own = recordPaths[recordVersion(loaded)];
        return own === pathname ? <TrainingRecord plan={loaded} /> : <Navigate to={own} search={{ planId }} replace />;
      }}
    </Loaded>
  );
}

function TrainingRecord({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation(['trainingRecord', 'offlinePlans']);
  return (
    <>
      <Breadcrumb
        items={[
          { title: <ListLink to="/system/center/menu/user/subject">{t('word.children')}</ListLink> },
          {
            title: (
              <Link to="/system/center/detail/subjectDetail" search={{ id: plan.subjectId, tab: 'plan' }}>
                {plan.subjectName}
              </Link>
            ),
          },
          { title: plan.displayName },
        ]}
      />
      <PageHeader title={t('title')} about={t('offlinePlans:plan.progress', { num: plan.num, totalNum: plan.totalNum })} />
      <Flex vertical gap="var(--space-4)">
        <Card>
          <FactList
            size="small"
            column={{ xs: 1, sm: 2, lg: 3 }}
            items={[
              { key: 'child', label: t('word.child'), children: plan.subjectName },
              { key: 'coach', label: t('word.coach'), children: plan.coachName },
              { key: 'level', label: t('offlinePlans:createPlan.difficulty'), children: plan.startDifficulty },
              { key: 'version', label: t('version'), children: t(`versions.${recordVersion(plan)}`) },
              { key: 'scale', label: t('scale'), children: plan.ilsVersion },
              {
                key: 'server',
                label: t('offlinePlans:createPlan.serverNumber'),
                children: plan.serverNumber ?? t('word.nothing'),
              },
            ]}
          />
        </Card>
        <Card>
          <TrainedSessions planId={plan.id} />
        </Card>
      </Flex>
    </>
  );
}
