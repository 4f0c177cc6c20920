import { useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { extendPlan } from '@trellis/contract/offline-plans/life/schemas';
import { App, Flex, Form, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { planNowQuery, useExtendPlan } from './queries.ts';

type Values = Omit<z.input<typeof extendPlan>, 'userOfflinePlanId'>;

const usual = 10;
const modes = ['Continue', 'Reset', 'New'] as const;

/** Adds sessions to a plan: from here on, or from its beginning. */
export function ExtendDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('planLife');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const mode = Form.useWatch('continuationMode', form);
  const extend = useExtendPlan();
  const plan = useQuery(planNowQuery(planId));
  const level = plan.data?.startDifficulty;
  const save = async (values: Values) => {
    const { totalNum } = await extend.mutateAsync({ userOfflinePlanId: planId, ...values });
    void message.success(t('extend.done', { count: totalNum }));
  };
  const { min, max } = limits.extendClass;
  return (
    <FormDialog<Values>
      isTouched
      form={form}
      title={t('extend.title')}
      okText={t('extend.ok')}
      initialValues={{ number: usual, continuationMode: 'Continue', startDifficulty: level }}
      isLoading={!plan.data}
      problem={plan.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="number"
        label={t('extend.number')}
        rules={[{ required: true, message: t('word.required', { field: t('extend.number') }) }]}
      >
        <InputNumber min={min} max={max} precision={0} />
      </Form.Item>
      <Form.Item name="continuationMode" label={t('extend.mode')}>
        <Radio.Group>
          <Flex vertical gap="small">
            {modes.map((each) => (
              <Radio key={each} value={each}>
                {t(`extend.modes.${each}`, { level })}
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      </Form.Item>
      {mode === 'New' && (
        <Form.Item
          name="startDifficulty"
          label={t('extend.level')}
          rules={[{ required: true, message: t('word.required', { field: t('extend.level') }) }]}
        >
          <InputNumber min={limits.difficulty.min} max={limits.difficulty.max} precision={0} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
