import { useMutation } from '@tanstack/react-query';
import { type MusicGeneration, type MusicGenerations, musicGeneration } from '@trellis/contract/music/generation/schemas';
import { Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { currentOf, differences } from '../../../ui/stale.ts';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { CountField } from './count-field.tsx';
import { useWritten } from './use-written.ts';

interface Props {
  opened: MusicGeneration;
  music: MusicGenerations;
  onClose: () => void;
}

type Values = Pick<MusicGeneration, 'code' | 'count' | 'order'>;

/** Chooses other music, for more or fewer sessions, or elsewhere in the order. */
export function ChangeDialog({ opened, music, onClose }: Props) {
  const { t } = useTranslation('music');
  const written = useWritten();
  const [saved, setSaved] = useState(opened);
  const { mutateAsync } = useMutation(api.musicGeneration.change.mutationOptions({ meta: { quiet: true } }));
  const save = async (values: Values) => {
    const musicType = music.courses.find(({ code }) => code === values.code)?.musicType ?? opened.musicType;
    try {
      await mutateAsync({ id: opened.id, musicType, ...values, concurrencyStamp: saved.concurrencyStamp });
    } catch (error) {
      const current = currentOf(error, musicGeneration);
      if (!current) throw error;
      // the next save goes over what somebody else saved, who is told of here
      setSaved(current);
      return false;
    }
    toast('success', t('word.savedSentence'));
    await written();
    return true;
  };
  const changesOf = ({ name, count, order }: MusicGeneration) => [
    { key: 'code', field: t('title'), value: name },
    { key: 'count', field: t('generation.count'), value: String(count) },
    { key: 'order', field: t('generation.order'), value: String(order) },
  ];
  const { code, count, order } = opened;
  return (
    <FormDialog<Values>
      isTouched
      title={t('generation.change')}
      initialValues={{ code, count, order } satisfies Values}
      onSave={save}
      onClose={onClose}
    >
      {saved !== opened && <StaleNotice changes={differences(changesOf(opened), changesOf(saved))} />}
      <Form.Item name="code" label={t('title')}>
        <Select
          options={music.courses.map((course) => ({
            value: course.code,
            label: t('generation.course', { type: t(`types.${course.musicType}`), name: course.name }),
          }))}
        />
      </Form.Item>
      <CountField />
      <Form.Item
        name="order"
        label={t('generation.order')}
        rules={[{ required: true, message: t('word.required', { field: t('generation.order') }) }]}
      >
        <InputNumber min={1} max={music.totalCount} precision={0} />
      </Form.Item>
    </FormDialog>
  );
}
