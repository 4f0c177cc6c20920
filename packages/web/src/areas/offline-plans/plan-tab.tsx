import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Alert, Button, Empty, Flex, Pagination, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { CreatePlanDrawer } from './create-plan-drawer.tsx';
import { CustomizedButton } from './customized/customized-button.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { plansQuery } from './queries.ts';
import './offline-plans.css';

/** A child's training plans, newest first. */
export function PlanTab({ subject }: { subject: Pick<SubjectInfo, 'id' | 'name' | 'isErased' | 'tag'> }) {
  const { id: subjectId, name: subjectName } = subject;
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const { can } = useCurrentUser();
  const [page, setPage] = useState(1);
  const { level, sessions } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [creating, setCreating] = useState(level !== undefined);
  const plans = useQuery(plansQuery(subjectId, page));
  const mayWrite = can('RocketSystem.UserOfflinePlan.Write') && !isClosed(subject);
  const close = () => {
    setCreating(false);
    // recommended once: the next form begins empty
    if (level !== undefined) void navigate({ to: '.', search: { id: subjectId, tab: 'plan' }, replace: true });
  };
  const create = mayWrite && <Button onClick={() => setCreating(true)}>{t('plan.create')}</Button>;

  return (
    <Flex className="plan-tab" vertical gap="middle">
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={2}>{t('plan.title')}</Typography.Title>
        {plans.data && plans.data.totalCount > 0 && (
          <Flex gap="small" wrap>
            <CustomizedButton subject={subject} />
            {create}
          </Flex>
        )}
      </Flex>
      {plans.isPending && <Skeleton active />}
      {plans.isError && (
        <Alert
          type="error"
          showIcon
          title={failureText(plans.error)}
          action={<Button onClick={() => void plans.refetch()}>{t('word.tryAgain')}</Button>}
        />
      )}
      {plans.data?.totalCount === 0 && <Empty description={t('plan.empty')}>{create}</Empty>}
      {plans.data?.items.map((plan, index) => (
        <PlanCard key={plan.id} plan={plan} isOpen={page === 1 && index === 0} />
      ))}
      {plans.data && plans.data.totalCount > limits.planListPageSize && (
        <Pagination
          current={page}
          pageSize={limits.planListPageSize}
          total={plans.data.totalCount}
          onChange={setPage}
          showSizeChanger={false}
          align="end"
        />
      )}
      {creating && mayWrite && (
        <CreatePlanDrawer
          subjectId={subjectId}
          subjectName={subjectName}
          recommended={level && sessions ? { level, sessions } : undefined}
          onClose={close}
        />
      )}
    </Flex>
  );
}
