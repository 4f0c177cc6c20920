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
  // beneath the words where there is no room beside them
  const title = (
    <Flex gap="small" align="center" justify="space-between" wrap>
      <span>{t('plan.readyToEnd')}</span>
      <Flex gap="small" wrap>
        {can('RocketSystem.UserOfflinePlan.ExtendClass') && !isClosed && (
          <Button onClick={() => setOpen('extend')}>{t('planLife:menu.extend')}</Button>
        )}
        {can('RocketSystem.UserOfflinePlan.EndPlan') && <Button onClick={() => setOpen('end')}>{t('planLife:menu.end')}</Button>}
      </Flex>
    </Flex>
  );
  return (
    <>
      <Alert type="info" showIcon title={title} />
      <Suspense>{open && <PlanDialogs dialog={open} planId={id} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
