import { type CoachConfig, changeCoachTimes, coachConfig } from '@trellis/contract/admins/coach-calls';
import { Alert, Form, Input, InputNumber, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { currentOf } from '../../../ui/stale.ts';
import { useCoachChanges } from './queries.ts';

interface Values {
  isLimited: boolean;
  totalTimes?: number;
  remark?: string;
}

const valuesOf = ({ totalTimes }: CoachConfig): Values => ({ isLimited: totalTimes !== null, totalTimes: totalTimes ?? undefined });

/** Changes how often a coach may train, with the reason that stands on record. */
export function TimesDrawer({ coach, onClose }: { coach: CoachConfig; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const [form] = Form.useForm<Values>();
  const { times } = useCoachChanges();
  // what was opened, or what a stale editor was shown
  const [opened, setOpened] = useState(coach);
  const isLimited = Form.useWatch('isLimited', form) ?? coach.totalTimes !== null;
  const { min, max } = limitsOf(changeCoachTimes.shape.totalTimes);
  const field = t('coaches.totalTimes');

  const save = async ({ totalTimes = null, remark, ...values }: { totalTimes?: number | null } & Omit<Values, 'totalTimes'>) => {
    const { userId, concurrencyStamp } = opened;
    try {
      await times.mutateAsync({
        userId,
        concurrencyStamp,
        totalTimes: values.isLimited ? totalTimes : null,
        remark: remark?.trim() || null,
      });
    } catch (error) {
      const current = currentOf(error, coachConfig);
      if (current) {
        setOpened(current);
        form.setFieldsValue(valuesOf(current));
      }
      throw error;
    }
    toast('success', t('coaches.saved'));
  };
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t('coaches.timesTitle', { name: coach.name })}
      initialValues={valuesOf(coach)}
      onSave={save}
      onClose={onClose}
    >
      {opened !== coach && <Alert type="warning" showIcon title={t('stale')} style={{ marginBlockEnd: 16 }} />}
      <Typography.Paragraph type="secondary">{t('coaches.timesHint', { used: opened.usedTimes })}</Typography.Paragraph>
      <Form.Item name="isLimited" label={t('coaches.limited')}>
        <Radio.Group
          vertical
          options={[
            { value: false, label: t('coaches.noLimit') },
            { value: true, label: t('coaches.atMost') },
          ]}
        />
      </Form.Item>
      {isLimited && (
        <Form.Item name="totalTimes" label={field} rules={[{ required: true, message: t('required', { field }) }]}>
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      )}
      <Form.Item name="remark" label={t('coaches.remark')} extra={t('coaches.remarkHint')}>
        <Input.TextArea rows={2} maxLength={limitsOf(changeCoachTimes.shape.remark).maxLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
