import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AdjustmentOption,
  adjustmentOption,
  type ClassAdjustment,
  repeatedBy,
} from '@trellis/contract/offline-plans/adjust-classes/schemas';
import { Alert, Flex, Form, Radio, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { refreshPlans } from '../queries.ts';

interface Values {
  option: AdjustmentOption;
  courseId?: string;
}

/** Puts the latest sessions once more, or a calming exercise, next into a plan. */
export function AdjustDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planSettings');
  const client = useQueryClient();
  const input = { userOfflinePlanId: planId };
  const offered = useQuery(api.classAdjustment.get.queryOptions({ input, staleTime: 0, gcTime: 0 }));
  const { mutateAsync } = useMutation(api.classAdjustment.adjust.mutationOptions({ meta: { quiet: true } }));
  const save = async (values: Values) => {
    const { nums } = await mutateAsync({ ...input, ...values });
    toast('success', t('adjust.done', { count: nums.length }));
    await refreshPlans(client);
  };
  return (
    <FormDialog<Values>
      isTouched
      title={t('adjust.title')}
      okText={t('adjust.ok')}
      isLoading={!offered.data}
      problem={offered.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('adjust.text')}</Typography.Paragraph>
      {offered.data && <Options offered={offered.data} />}
    </FormDialog>
  );
}

function Options({ offered: { recent, calming } }: { offered: ClassAdjustment }) {
  const { t } = useTranslation('planSettings');
  const label = t('adjust.option');
  const course = t('adjust.course');
  const chosen: AdjustmentOption | undefined = Form.useWatch('option');
  return (
    <>
      <Form.Item name="option" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
        <Radio.Group>
          <Flex vertical gap="small">
            {adjustmentOption.options.map((option) => (
              <Radio key={option} value={option} disabled={repeatedBy[option] > recent.length}>
                {t(`adjust.options.${option}`)}
                {repeatedBy[option] > recent.length && <Typography.Text type="secondary"> ({t('adjust.tooFew')})</Typography.Text>}
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      </Form.Item>
      {chosen && repeatedBy[chosen] > 0 && <Repeated sessions={recent.slice(-repeatedBy[chosen])} />}
      {chosen === 'addcclass' && calming.length === 0 && <Alert type="info" showIcon title={t('adjust.noCalming')} />}
      {chosen === 'addcclass' && calming.length > 0 && (
        <Form.Item name="courseId" label={course} rules={[{ required: true, message: t('word.required', { field: course }) }]}>
          <Select
            placeholder={t('word.choose')}
            showSearch={{ optionFilterProp: 'label' }}
            options={calming.map(({ courseId, title, difficulty }) => ({
              value: courseId,
              label: t('adjust.courseOption', { title, difficulty }),
            }))}
          />
        </Form.Item>
      )}
    </>
  );
}

/** What comes once more. */
function Repeated({ sessions }: { sessions: ClassAdjustment['recent'] }) {
  const { t } = useTranslation('planSettings');
  const { zone } = useCurrentUser();
  return sessions.map(({ id, num, finishedAt, exercises }) => (
    <Typography.Paragraph key={id} type="secondary">
      {t('adjust.recent', { num, date: formatDay(finishedAt, zone), exercises: exercises.join(', ') })}
    </Typography.Paragraph>
  ));
}
