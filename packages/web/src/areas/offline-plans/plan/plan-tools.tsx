import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Flex } from 'antd';
import { ListeningButton } from '../../music/public.ts';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { FeedbackButton } from '../family/feedback-button.tsx';
import { PlanMenu } from '../life/plan-menu.tsx';
import { PrintButton } from '../printable/print-button.tsx';
import { PlanActions } from './plan-actions.tsx';

/** Everything that can be done with a plan and its sessions, and read of them. */
export function PlanTools({ plan }: { plan: PlanSummary }) {
  const { subjectId, subjectName, isClosed } = plan;
  return (
    <Flex gap="small" wrap>
      {plan.num > 0 && !isClosed && <AskFamilyButton subject={{ id: subjectId, name: subjectName }} planId={plan.id} />}
      <FeedbackButton plan={plan} />
      <ListeningButton plan={plan} />
      <PrintButton plan={plan} />
      {!isClosed && <PlanActions plan={plan} />}
      <PlanMenu plan={plan} />
    </Flex>
  );
}
