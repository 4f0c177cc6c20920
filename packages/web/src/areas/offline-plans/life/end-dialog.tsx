import { useQuery } from '@tanstack/react-query';
import { App, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PropertyField } from '../feedback/property-field.tsx';
import { isEmpty } from '../feedback/values.ts';
import { BookingsGo } from './bookings-go.tsx';
import { planNowQuery, useEndPlan } from './queries.ts';

/** Ends a plan, with the reasons that the library asks for; says which bookings go with it. */
export function EndDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planLife');
  const { message } = App.useApp();
  const end = useEndPlan();
  const plan = useQuery(planNowQuery(planId));
  const question = useQuery(api.planLife.endReasonQuestion.queryOptions({ input: {} }));
  const save = async ({ reasons }: { reasons: string[] }) => {
    await end.mutateAsync({ userOfflinePlanId: planId, reasons: reasons.filter((reason) => !isEmpty(reason)) });
    void message.success(t('end.trainingPlanOver'));
  };
  return (
    <FormDialog
      isTouched
      danger
      title={t('end.title')}
      okText={t('menu.end')}
      isLoading={!plan.data || !question.data}
      problem={plan.error ?? question.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('end.text')}</Typography.Paragraph>
      <BookingsGo count={plan.data?.bookedNum ?? 0} />
      {question.data && (
        <Form.Item
          name="reasons"
          label={question.data.displayName}
          required
          rules={[
            {
              validator: (_, value) =>
                isEmpty(value) ? Promise.reject(new Error(t('word.required', { field: question.data.displayName }))) : Promise.resolve(),
            },
          ]}
        >
          <PropertyField property={question.data} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
