import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Alert, Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { PlanDialogs } from '../life/plan-dialogs.tsx';

/** All of a plan was held: whoever may adds sessions to it or ends it. */
export function ReadyToEnd({ plan: { id, isClosed } }: { plan: PlanSummary }) {
  const { t } = useTranslation(['offlinePlans', 'planLife']);
  const { can } = useCurrentUser();
  const [open, setOpen] = useState<'extend' | 'end'>();
  const steps = (
    <Flex gap="small" wrap>
      {can('RocketSystem.UserOfflinePlan.ExtendClass') && !isClosed && (
        <Button onClick={() => setOpen('extend')}>{t('planLife:menu.extend')}</Button>
      )}
      {can('RocketSystem.UserOfflinePlan.EndPlan') && <Button onClick={() => setOpen('end')}>{t('planLife:menu.end')}</Button>}
    </Flex>
  );
  return (
    <>
      <Alert type="info" showIcon title={t('plan.readyToEnd')} action={steps} />
      <Suspense>{open && <PlanDialogs dialog={open} planId={id} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
