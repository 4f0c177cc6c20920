import type { ArchivePreview } from '@trellis/contract/subject-archive/calls';
import { App, Form, Radio, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ChildSelect } from '../../../ui/child-select.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useArchivePreview, useArchiveSubject } from '../queries.ts';
import { WhatEnds } from './what-ends.tsx';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

interface Values {
  bookings?: 'cancel' | 'move';
  moveTo?: string;
}

/** Archives a child, once it was shown what is booked and held and becomes of it. */
export function ArchiveDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const { zone } = useCurrentUser();
  const preview = useArchivePreview(subject.id);
  const archive = useArchiveSubject();
  const [form] = Form.useForm<Values>();
  const isMoving = Form.useWatch('bookings', form) === 'move';
  const { name } = subject;
  const save = async ({ bookings, moveTo }: Values) => {
    await archive.mutateAsync({ subjectId: subject.id, ...(bookings === 'move' && { moveTo }) });
    void message.success(t('archive.success', { name }));
  };
  return (
    <FormDialog<Values>
      form={form}
      title={t('archive.title', { name })}
      okText={t('archive.action')}
      cancelText={t('form.return')}
      initialValues={{ bookings: 'cancel' }}
      isLoading={!preview.data}
      problem={preview.error}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('archive.text')}</Typography.Paragraph>
      {preview.data && <WhatEnds found={preview.data as ArchivePreview} zone={zone} staying="archive.stays" />}
      {preview.data && preview.data.bookings.length > 0 && (
        <>
          <Form.Item name="bookings" label={t('archive.becomes')}>
            <Radio.Group
              options={[
                { value: 'cancel', label: t('archive.cancel') },
                { value: 'move', label: t('archive.move') },
              ]}
            />
          </Form.Item>
          {isMoving && (
            <Form.Item
              name="moveTo"
              label={t('archive.moveTo')}
              extra={t('archive.moveHint')}
              rules={[{ required: true, message: t('word.required', { field: t('archive.moveTo') }) }]}
            >
              <ChildSelect />
            </Form.Item>
          )}
        </>
      )}
    </FormDialog>
  );
}
