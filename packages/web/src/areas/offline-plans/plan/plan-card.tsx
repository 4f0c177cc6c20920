import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Alert, Card, Collapse, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { Status } from '../../../ui/status.tsx';
import { ListeningButton } from '../../music/public.ts';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { FeedbackButton } from '../family/feedback-button.tsx';
import { PlanMenu } from '../life/plan-menu.tsx';
import { PlanStateTag } from '../state-tags.tsx';
import { LowClassesInPlan } from './low-classes-warning.tsx';
import { PlanActions } from './plan-actions.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { SessionList } from './session-list.tsx';

interface PlanCardProps {
  plan: PlanSummary;
  subjectName: string;
  /** Its sessions show without a click. */
  isOpen: boolean;
  /** Its child is archived or forgotten: the plan is read, and goes on no more. */
  isClosed: boolean;
}

/** One training plan: how far it is, what can be done next, its sessions and its records. */
export function PlanCard({ plan, subjectName, isOpen, isClosed }: PlanCardProps) {
  const { t } = useTranslation(['offlinePlans', 'assessments']);
  const { zone } = useCurrentUser();
  const details = (
    <RecordTabs
      isCompact
      plan={plan}
      first={[{ key: 'sessions', label: t('plan.sessions'), children: <SessionList planId={plan.id} /> }]}
    />
  );
  return (
    <Card>
      <Flex vertical gap="small">
        <Flex gap="small" align="center" justify="space-between" wrap>
          <Flex gap="small" align="center" wrap>
            <Typography.Title level={3}>{plan.displayName}</Typography.Title>
            <PlanStateTag state={plan.state} />
          </Flex>
          <Flex gap="small" wrap>
            {plan.num > 0 && !isClosed && <AskFamilyButton subject={{ id: plan.subjectId, name: subjectName }} planId={plan.id} />}
            <FeedbackButton plan={plan} />
            <ListeningButton plan={plan} />
            {!isClosed && <PlanActions plan={plan} subjectName={subjectName} />}
            <PlanMenu plan={plan} isClosed={isClosed} />
          </Flex>
        </Flex>
        <Flex gap="middle" wrap>
          <Typography.Text type="secondary">{t('plan.coach', { name: plan.coachName })}</Typography.Text>
          <Typography.Text type="secondary">{t('plan.startDifficulty', { difficulty: plan.startDifficulty })}</Typography.Text>
          <Typography.Text type="secondary">{t('plan.createdAt', { date: formatDateTime(plan.creationTime, zone) })}</Typography.Text>
        </Flex>
        {plan.assessmentStatus.length > 0 && (
          <Flex gap="small" wrap>
            {plan.assessmentStatus.map(({ id, title, status }) => (
              <Status key={id}>{`${title} · ${t(`assessments:status.${status}`)}`}</Status>
            ))}
          </Flex>
        )}
        <Progress
          aria-label={t('plan.progress', { num: plan.num, totalNum: plan.totalNum })}
          percent={plan.totalNum === 0 ? 0 : Math.round((plan.num / plan.totalNum) * 100)}
          format={() => `${plan.num} / ${plan.totalNum}`}
        />
        {plan.state === 'active' && !isClosed && <LowClassesInPlan subject={{ id: plan.subjectId, name: subjectName }} />}
        {plan.state === 'readyToEnd' && <Alert type="info" showIcon title={t('plan.readyToEnd')} />}
        {isOpen ? details : <Collapse ghost items={[{ key: 'details', label: t('plan.sessions'), children: details }]} />}
      </Flex>
    </Card>
  );
}
