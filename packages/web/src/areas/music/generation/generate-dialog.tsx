import { useMutation } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { MusicGenerations } from '@trellis/contract/music/generation/schemas';
import { App, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CountField } from './count-field.tsx';
import { useWritten } from './use-written.ts';

interface Props {
  userId: string;
  music: MusicGenerations;
  onClose: () => void;
}

interface Values {
  basedOn: 'report' | 'stage';
  count: number;
}

/** Gives a child music by its latest assessment, or by its stage. */
export function GenerateDialog({ userId, music: { report, stageType }, onClose }: Props) {
  const { t } = useTranslation('music');
  const { message } = App.useApp();
  const written = useWritten();
  const { mutateAsync } = useMutation(api.musicGeneration.generate.mutationOptions({ meta: { quiet: true } }));
  const save = async ({ basedOn, count }: Values) => {
    const made = await mutateAsync({ userId, count, userAssessmentId: basedOn === 'report' ? report?.userAssessmentId : null });
    void message.success(t('generation.generated', { type: t(`types.${made.musicType}`), name: made.name }));
    await written();
  };
  const byStage = { value: 'stage', label: t('generation.stage', { type: t(`types.${stageType}`) }) };
  return (
    <FormDialog<Values>
      isTouched
      title={t('generation.generate')}
      okText={t('generation.generate')}
      initialValues={{ basedOn: report ? 'report' : 'stage', count: limits.fasRetestEvery }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="basedOn" label={t('generation.basedOn')}>
        <Radio.Group
          vertical
          options={
            report
              ? [{ value: 'report', label: t('generation.assessment', { type: t('types.Fas'), title: report.title }) }, byStage]
              : [byStage]
          }
        />
      </Form.Item>
      <CountField />
    </FormDialog>
  );
}
