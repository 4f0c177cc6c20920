import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { Button, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useSubstitute, useSubstitutes } from './queries.ts';

interface Props {
  entry: ScheduleEntry;
  onDone: () => void;
}

interface Values {
  wholeDay: boolean;
  toUserId: string;
}

/** Gives a booking, or the day of its coach, to somebody else. */
export function SubstituteButton({ entry, onDone }: Props) {
  const { t } = useTranslation('substitutes');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('open')}</Button>
      {isAsking && <SubstituteDialog entry={entry} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}

function SubstituteDialog({ entry, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('substitutes');
  const { data, error } = useSubstitutes(entry.id);
  const substitute = useSubstitute();
  const [form] = Form.useForm<Values>();
  const wholeDay = Form.useWatch<boolean | undefined>('wholeDay', form) ?? false;
  const coaches = data?.coaches ?? [];
  const ofDay = data?.ofDay ?? 1;
  const coach = entry.trainerName;
  const save = async (values: Values) => {
    const { count } = await substitute.mutateAsync({ id: entry.id, ...values });
    toast('success', t('done', { count, name: coaches.find(({ id }) => id === values.toUserId)?.name }));
    onDone();
  };
  return (
    <FormDialog<Values>
      form={form}
      title={t('title', { coach })}
      okText={t('open')}
      initialValues={{ wholeDay: false }}
      isLoading={!data}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="wholeDay" label={t('scope')} hidden={ofDay < 2}>
        <Radio.Group
          vertical
          options={[
            { value: false, label: t('one', { child: entry.subjectName }) },
            { value: true, label: t('day', { coach, count: ofDay }) },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="toUserId"
        label={t('word.coach')}
        rules={[{ required: true, message: t('word.required', { field: t('word.coach') }) }]}
      >
        <Select
          placeholder={t('word.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={coaches.map(({ id, name, isFree, isFreeForDay }) => {
            const mayTake = wholeDay ? isFreeForDay : isFree;
            return { value: id, label: `${name} · ${mayTake ? t('free') : t('busy')}`, disabled: !mayTake };
          })}
        />
      </Form.Item>
    </FormDialog>
  );
}
