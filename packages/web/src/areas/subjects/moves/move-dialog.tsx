import type { ArchivePreview } from '@trellis/contract/subject-archive/calls';
import { moveReason } from '@trellis/contract/subject-moves/calls';
import { App, Form, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WhatEnds } from '../editing/what-ends.tsx';
import { useArchivePreview } from '../queries.ts';
import { useAskMove, useCentersBeside } from './queries.ts';

interface Values {
  centerId: string;
  reason: string;
}

/** Asks another centre of the enterprise to take a child, once it was shown what ends here with it. */
export function MoveDialog({ subject, onClose }: { subject: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const { zone } = useCurrentUser();
  const preview = useArchivePreview(subject.id);
  const centers = useCentersBeside();
  const ask = useAskMove();
  const { name } = subject;
  const save = async (values: Values) => {
    await ask.mutateAsync({ ...values, subjectId: subject.id });
    void message.success(t('move.asked', { name }));
  };
  const label = t('move.center');
  return (
    <FormDialog<Values>
      title={t('move.title', { name })}
      okText={t('move.ask')}
      isLoading={!preview.data || !centers.data}
      problem={preview.error ?? centers.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('move.text')}</Typography.Paragraph>
      {preview.data && <WhatEnds found={preview.data as ArchivePreview} zone={zone} staying="move.stays" />}
      <Form.Item name="centerId" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
        <Select
          placeholder={t('word.choose')}
          notFoundContent={t('move.noCenter')}
          options={(centers.data?.items ?? []).map(({ id, name: center }) => ({ value: id, label: center }))}
        />
      </Form.Item>
      <TextField name="reason" label={t('word.reason')} schema={moveReason} isLong />
    </FormDialog>
  );
}
