import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';

/** The assessments that were arranged for a plan, and where each stands. */
export function PlanAssessments({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('assessments');
  return (
    <Flex gap="small" wrap>
      {plan.assessmentStatus.map(({ id, title, status }) => (
        <Status key={id}>{`${title} · ${t(`status.${status}`)}`}</Status>
      ))}
    </Flex>
  );
}
