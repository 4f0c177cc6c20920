import { useQueryClient } from '@tanstack/react-query';
import { abandonCourse, type SessionView } from '@trellis/contract/offline-plans/schemas';
import { App, Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDesk } from './desk.ts';
import { useAnswers } from './use-answers.ts';

interface Props {
  session: SessionView;
  /** The center has it; without a network it waits here, and the session stands as if it had not begun. */
  onSent: () => void;
}

/** Ends a session that does not count, with a reason: its class returns, and it begins anew another day. */
export function AbandonButton({ session, onSent }: Props) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const desk = useDesk();
  const { abandon } = useAnswers(session);
  // where it goes on otherwise, among what is done in it
  const isQuiet = session.isWritable;
  const save = async (values: { reason: string }) => {
    const isSent = (await abandon(values.reason)) === 'sent';
    void message.success(t(isSent ? 'abandon.done' : 'kept.saved'));
    if (!isSent) return;
    await desk.refresh(client);
    onSent();
  };
  return (
    <>
      <Button type={isQuiet ? 'text' : 'default'} className={isQuiet ? 'abandon-quiet' : ''} onClick={() => setAsking(true)}>
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
