import { useNavigate } from '@tanstack/react-router';
import { abandonCourse, type SessionView } from '@trellis/contract/offline-plans/schemas';
import { App, Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAbandonSession } from '../queries.ts';

/** Ends a session that does not count, with a reason: its class returns, and it begins anew another day. */
export function AbandonButton({ session }: { session: SessionView }) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const abandon = useAbandonSession();
  const [isAsking, setAsking] = useState(false);
  const save = async (values: { reason: string }) => {
    await abandon.mutateAsync({ sessionId: session.id, reason: values.reason });
    void message.success(t('abandon.done'));
    void navigate({ to: '/system/center/detail/subjectDetail', search: { id: session.subject.id, tab: 'plan' } });
  };
  return (
    <>
      <Button type={session.isWritable ? 'text' : 'default'} onClick={() => setAsking(true)}>
        {t('abandon.button')}
      </Button>
      {isAsking && (
        <FormDialog
          isTouched
          danger
          title={t('abandon.title', { num: session.num })}
          okText={t('abandon.button')}
          onSave={save}
          onClose={() => setAsking(false)}
        >
          <Typography.Paragraph>{t('abandon.text')}</Typography.Paragraph>
          <TextField name="reason" label={t('word.reason')} schema={abandonCourse.shape.reason} isLong />
        </FormDialog>
      )}
    </>
  );
}
