import type { CoachConfig } from '@trellis/contract/admins/coaches/calls';
import { limits } from '@trellis/contract/limits';
import { Button, Checkbox, Flex, Form, InputNumber, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { useCoachChanges, useCoachDurations } from './queries.ts';

interface Props {
  coach: CoachConfig;
  onClose: () => void;
}

interface Saved {
  isDefault: boolean;
  sessionDurations: { duration: number; enable: boolean }[];
}

interface Values {
  isDefault: boolean;
  offered?: number[];
}

/** Chooses how long a session may last with a coach. */
export function DurationsDrawer({ coach, onClose }: Props) {
  const { data } = useCoachDurations(coach.userId);
  return data ? <DurationsForm coach={coach} saved={data} onClose={onClose} /> : null;
}

function DurationsForm({ coach, saved, onClose }: Props & { saved: Saved }) {
  const { t } = useTranslation('admins');
  const [form] = Form.useForm<Values>();
  const { durations } = useCoachChanges();
  const [known, setKnown] = useState(saved.sessionDurations.map(({ duration }) => duration));
  const isDefault = Form.useWatch('isDefault', form) ?? saved.isDefault;
  const field = t('coaches.chosen');
  const add = (duration: number) => {
    setKnown([...new Set([...known, duration])].sort((one, other) => one - other));
    form.setFieldsValue({ offered: [...new Set([...(form.getFieldValue('offered') ?? []), duration])] });
  };
  const save = async ({ offered = [], ...values }: Values) => {
    const sessionDurations = values.isDefault ? null : known.map((duration) => ({ duration, enable: offered.includes(duration) }));
    await durations.mutateAsync({ userId: coach.userId, sessionDurations });
    toast('success', t('word.savedSentence'));
  };
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t('coaches.durationsTitle', { name: coach.name })}
      initialValues={{
        isDefault: saved.isDefault,
        offered: saved.sessionDurations.filter(({ enable }) => enable).map(({ duration }) => duration),
      }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('coaches.durationsHint')}</Typography.Paragraph>
      <Form.Item name="isDefault" label={t('coaches.durations')}>
        <Radio.Group
          vertical
          options={[
            { value: true, label: t('coaches.asCenter') },
            { value: false, label: field },
          ]}
        />
      </Form.Item>
      {!isDefault && (
        <>
          <Form.Item name="offered" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
            <Checkbox.Group options={known.map((value) => ({ value, label: t('word.minutes', { count: value }) }))} />
          </Form.Item>
          <AddDuration onAdd={add} />
        </>
      )}
    </FormDrawer>
  );
}

/** A duration that neither the centre nor the coach has yet: typed, and added by Enter. */
function AddDuration({ onAdd }: { onAdd: (minutes: number) => void }) {
  const { t } = useTranslation('admins');
  const [minutes, setMinutes] = useState<number | null>(null);
  const { stepMinutes, maxDurationMinutes } = limits.schedule;
  const add = () => {
    if (minutes === null || minutes % stepMinutes !== 0) return;
    onAdd(minutes);
    setMinutes(null);
  };
  return (
    <Flex gap="small">
      <InputNumber
        aria-label={t('coaches.addLabel')}
        placeholder={t('coaches.addLabel')}
        min={stepMinutes}
        max={maxDurationMinutes}
        step={stepMinutes}
        value={minutes}
        onChange={setMinutes}
        onPressEnter={(event) => {
          event.preventDefault();
          add();
        }}
      />
      <Button disabled={minutes === null || minutes % stepMinutes !== 0} onClick={add}>
        {t('coaches.add')}
      </Button>
    </Flex>
  );
}
