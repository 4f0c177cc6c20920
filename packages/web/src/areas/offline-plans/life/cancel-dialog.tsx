import { useQuery } from '@tanstack/react-query';
import { cancelPlan } from '@trellis/contract/offline-plans/life/schemas';
import { App, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BookingsGo } from './bookings-go.tsx';
import { planNowQuery, useCancelPlan } from './queries.ts';

/** Calls a plan off after a session that was held, with a reason; says which bookings go with it. */
export function CancelDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planLife');
  const { message } = App.useApp();
  const cancel = useCancelPlan();
  const plan = useQuery(planNowQuery(planId));
  const save = async ({ reason }: { reason: string }) => {
    await cancel.mutateAsync({ userOfflinePlanId: planId, reason });
    void message.success(t('cancel.done'));
  };
  return (
    <FormDialog
      isTouched
      danger
      title={t('cancel.title')}
      okText={t('cancel.ok')}
      isLoading={!plan.data}
      problem={plan.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('cancel.text')}</Typography.Paragraph>
      <BookingsGo count={plan.data?.bookedNum ?? 0} />
      <TextField name="reason" label={t('word.reason')} schema={cancelPlan.shape.reason} isLong />
    </FormDialog>
  );
}
