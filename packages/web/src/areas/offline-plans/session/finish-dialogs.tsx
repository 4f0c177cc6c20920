import { useQueryClient } from '@tanstack/react-query';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { App, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { sessionQuery, useFinishSession } from '../queries.ts';
import { AfterFinish, type Finished } from './after-finish.tsx';

interface FinishDialogsProps {
  session: SessionView;
  isAsking: boolean;
  onClose: () => void;
}

/** Asks once, finishes, and says what follows. */
export function FinishDialogs({ session, isAsking, onClose }: FinishDialogsProps) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const client = useQueryClient();
  const finish = useFinishSession();
  const [finished, setFinished] = useState<Finished | null>(null);

  const send = async () => {
    try {
      setFinished(await finish.mutateAsync({ userOfflinePlanId: session.userOfflinePlanId, num: session.num }));
      void message.success(t('finish.thisSessionEnded'));
    } catch (error) {
      // somebody else took an answer back meanwhile: show what is missing now
      if (error instanceof CallError && error.code === 'RocketSystem:SessionIncomplete')
        await client.invalidateQueries({ queryKey: sessionQuery(session.userOfflinePlanId, session.num).queryKey });
      throw error;
    }
  };

  return (
    <>
      {isAsking && (
        <FormDialog
          isTouched
          title={t('finish.confirmTitle', { num: session.num })}
          okText={t('finish.confirm')}
          cancelText={t('finish.cancel')}
          onSave={send}
          onClose={onClose}
        >
          <Typography.Paragraph>{t('finish.confirmText')}</Typography.Paragraph>
        </FormDialog>
      )}
      {finished && <AfterFinish session={session} finished={finished} />}
    </>
  );
}
