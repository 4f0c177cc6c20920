import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Flex } from 'antd';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { PlanMenu } from '../life/plan-menu.tsx';
import { RecordsMenu } from '../record/records-menu.tsx';
import { PlanActions } from './plan-actions.tsx';

interface Props {
  plan: PlanSummary;
  /** Whether it stands on the page of the plan, whose next step is the one of the page. */
  isPage?: boolean;
}

/** Everything that can be done with a plan and its sessions, and read of them: the next step first. */
export function PlanTools({ plan, isPage = false }: Props) {
  const { subjectId, subjectName, isClosed } = plan;
  return (
    <Flex gap="small" wrap>
      {!isClosed && <PlanActions plan={plan} isPage={isPage} />}
      {plan.num > 0 && !isClosed && <AskFamilyButton subject={{ id: subjectId, name: subjectName }} planId={plan.id} />}
      <RecordsMenu plan={plan} />
      <PlanMenu plan={plan} />
    </Flex>
  );
}
