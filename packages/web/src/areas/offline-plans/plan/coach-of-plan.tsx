import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Flex } from 'antd';
import { Status } from '../../../ui/status.tsx';

/** Who leads a plan, and what they wear for certificates that are in force. */
export function CoachOfPlan({ plan, name }: { plan: Pick<PlanSummary, 'qualificationMedals'>; name: string }) {
  return (
    <Flex gap="small" align="center" wrap>
      {name}
      {plan.qualificationMedals.map((medal) => (
        <Status key={medal.id} meaning="good">
          {medal.name}
        </Status>
      ))}
    </Flex>
  );
}
