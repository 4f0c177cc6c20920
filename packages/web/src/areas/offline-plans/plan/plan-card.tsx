import { Link } from '@tanstack/react-router';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Card, Collapse, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { PlanStateTag } from '../state-tags.tsx';
import { CoachOfPlan } from './coach-of-plan.tsx';
import { PlanAssessments } from './plan-assessments.tsx';
import { PlanDetails } from './plan-details.tsx';
import { PlanStanding } from './plan-standing.tsx';
import { PlanTools } from './plan-tools.tsx';

interface PlanCardProps {
  plan: PlanSummary;
  /** Its sessions show without a click. */
  isOpen: boolean;
}

/** One training plan: how far it is, what can be done next, its sessions and its records. */
export function PlanCard({ plan, isOpen }: PlanCardProps) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  const details = <PlanDetails plan={plan} isCompact />;
  return (
    <Card>
      <Flex vertical gap="small">
        <Flex gap="small" align="center" justify="space-between" wrap>
          <Flex gap="small" align="center" wrap>
            <Typography.Title level={3}>
              <Link to="/system/center/detail/userOfflinePlanDetail" search={{ planId: plan.id }}>
                {plan.displayName}
              </Link>
            </Typography.Title>
            <PlanStateTag state={plan.state} />
          </Flex>
          <PlanTools plan={plan} />
        </Flex>
        <Flex gap="middle" wrap>
          <Typography.Text type="secondary">
            <CoachOfPlan plan={plan} name={t('plan.coach', { name: plan.coachName })} />
          </Typography.Text>
          <Typography.Text type="secondary">{t('plan.startDifficulty', { difficulty: plan.startDifficulty })}</Typography.Text>
          <Typography.Text type="secondary">{t('plan.createdAt', { date: formatDateTime(plan.creationTime, zone) })}</Typography.Text>
        </Flex>
        {plan.assessmentStatus.length > 0 && <PlanAssessments plan={plan} />}
        <PlanStanding plan={plan} />
        {isOpen ? details : <Collapse ghost items={[{ key: 'details', label: t('plan.sessions'), children: details }]} />}
      </Flex>
    </Card>
  );
}
