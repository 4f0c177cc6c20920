import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { adjustFault } from '@trellis/contract/offline-plans/difficulty/rules';
import { App, Form, InputNumber, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PropertyField } from '../feedback/property-field.tsx';
import { isEmpty } from '../feedback/values.ts';
import { ExerciseChoice } from './exercise-choice.tsx';
import { useLevels } from './levels.ts';
import { useAdjustDifficulty } from './queries.ts';

interface Values {
  target: number;
  trainingActivities: string[];
  adjustReason: string;
}

const { min, max } = limits.difficulty;

/** Puts exercises of a session to come to another level, with a reason. */
export function AdjustDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation(['planDifficulty', 'offlinePlans']);
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const target = Form.useWatch('target', form);
  const [num, setNum] = useState<number>();
  const { adjustable } = useLevels();
  const session = useQuery({ ...adjustable(planId, num), staleTime: 0, placeholderData: keepPreviousData });
  const question = useQuery(api.planDifficulty.reasonQuestion.queryOptions({ input: {} }));
  const adjust = useAdjustDifficulty(planId);
  const { ilsVersion = 'V3', nums = [], items = [] } = session.data ?? {};

  const fromSession = (next: number) => {
    setNum(next);
    form.setFieldValue('trainingActivities', []);
  };
  // what cannot take the new level is chosen no more
  const keepFitting = (next: number | null) => {
    if (next === null) return;
    const fits = (id: string) => items.some((item) => item.id === id && adjustFault(item, next) === undefined);
    form.setFieldValue('trainingActivities', (form.getFieldValue('trainingActivities') as string[]).filter(fits));
  };
  const save = async (values: Values) => {
    const { laterSessions } = await adjust.mutateAsync(values);
    void message.success(laterSessions === 0 ? t('adjust.done_zero') : t('adjust.done', { count: laterSessions }));
  };
  const activities = t('adjust.activities');
  return (
    <FormDialog<Values>
      isTouched
      form={form}
      title={t('adjust.title')}
      okText={t('adjust.ok')}
      initialValues={{ target: min, trainingActivities: [] }}
      isLoading={!session.data || !question.data}
      problem={session.error ?? question.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('adjust.text')}</Typography.Paragraph>
      <Form.Item label={t('adjust.from')} htmlFor="adjust-from">
        <Select
          id="adjust-from"
          value={num ?? session.data?.num}
          onChange={fromSession}
          options={nums.map((value) => ({ value, label: t('offlinePlans:sessions.num', { num: value }) }))}
        />
      </Form.Item>
      <Form.Item
        name="target"
        label={t('adjust.target')}
        rules={[{ required: true, message: t('word.required', { field: t('adjust.target') }) }]}
      >
        <InputNumber min={min} max={max} precision={0} onChange={keepFitting} />
      </Form.Item>
      <Form.Item
        name="trainingActivities"
        label={activities}
        rules={[{ required: true, type: 'array', min: 1, message: t('word.required', { field: activities }) }]}
      >
        <ExerciseChoice items={items} ilsVersion={ilsVersion} target={target} />
      </Form.Item>
      {question.data && (
        <Form.Item
          name="adjustReason"
          label={question.data.displayName}
          required
          rules={[
            {
              validator: (_, value) => (isEmpty(value) ? Promise.reject(new Error(t('records.required'))) : Promise.resolve()),
            },
          ]}
        >
          <PropertyField property={question.data} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
