import { Link } from '@tanstack/react-router';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { Button, Card, Empty, Flex, Progress, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PlanStateTag } from '../offline-plans/public.ts';
import { CreateDialog } from './create-dialog.tsx';
import { PlanActions } from './plan/plan-actions.tsx';
import { usePlansOfClass } from './queries.ts';

/** The plans that a class trains by and has trained by, newest first; where it has none that goes on, one is made of what was chosen for it. */
export function PlansOfClass({ group }: { group: ClassGroup }) {
  const { t } = useTranslation('groupPlans');
  const mayLead = useCurrentUser().can('RocketSystem.Group.Write');
  const [isMaking, setMaking] = useState(false);
  const plans = usePlansOfClass(group.id);
  return (
    <Loaded query={plans} rows={3}>
      {({ items }) => {
        const needsPlan = items.every(({ state }) => state === 'ended' || state === 'cancelled');
        const lacks = lackOf(group);
        const make = mayLead && needsPlan && (
          <Button type="primary" disabled={lacks !== null} onClick={() => setMaking(true)}>
            {t('create.button')}
          </Button>
        );
        return (
          <Flex vertical gap="middle">
            {items.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={lacks && mayLead ? t(`create.lacks.${lacks}`) : t('empty')}>
                {make}
              </Empty>
            )}
            {items.length > 0 && make && <Flex>{make}</Flex>}
            {items.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
            {isMaking && <CreateDialog group={group} onClose={() => setMaking(false)} />}
          </Flex>
        );
      }}
    </Loaded>
  );
}

/** What a class must have before its plan is made. */
function lackOf({ trainingPlanV2Id, groupLinkUsers }: ClassGroup): 'plan' | 'children' | null {
  if (!trainingPlanV2Id) return 'plan';
  return groupLinkUsers.length === 0 ? 'children' : null;
}

function PlanCard({ plan }: { plan: GroupPlan }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans']);
  const { id, displayName, state, num, totalNum, coachName, startDifficulty } = plan;
  return (
    <Card size="small">
      <Flex vertical gap="small">
        <Flex gap="small" align="center" justify="space-between" wrap>
          <Flex gap="small" align="center" wrap>
            <Typography.Title level={3} style={{ margin: 0, fontSize: 'var(--text-large)' }}>
              <Link to="/system/center/detail/groupOfflinePlanDetail" search={{ planId: id }}>
                {displayName}
              </Link>
            </Typography.Title>
            <PlanStateTag state={state} />
          </Flex>
          <PlanActions plan={plan} />
        </Flex>
        <Typography.Text type="secondary">
          {t('offlinePlans:plan.coach', { name: coachName })} · {t('offlinePlans:plan.startDifficulty', { difficulty: startDifficulty })}
        </Typography.Text>
        <Progress
          aria-label={t('offlinePlans:plan.progress', { num, totalNum })}
          percent={totalNum === 0 ? 0 : Math.round((num / totalNum) * 100)}
          format={() => `${num} / ${totalNum}`}
        />
      </Flex>
    </Card>
  );
}
