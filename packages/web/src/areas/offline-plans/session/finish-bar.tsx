import { useQueryClient } from '@tanstack/react-query';
import { type MissingPart, missingParts } from '@trellis/contract/offline-plans/rules';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Alert, App, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { sessionQuery, useFinishSession } from '../queries.ts';
import { AfterFinish, type Finished } from './after-finish.tsx';
import { MissingList } from './missing-list.tsx';
import { useUnsentAnswers } from './use-answers.ts';
import { useIsOnline } from './use-is-online.ts';

/** The way out of a session, always in sight: names everything that is missing, or asks once and finishes. */
export function FinishBar({ session }: { session: SessionView }) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const client = useQueryClient();
  const finish = useFinishSession();
  const unsent = useUnsentAnswers(session.id);
  const [dialog, setDialog] = useState<'missing' | 'confirm' | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const missing: MissingPart[] = missingParts(session);

  const send = async () => {
    try {
      setFinished(await finish.mutateAsync({ userOfflinePlanId: session.userOfflinePlanId, num: session.num }));
      void message.success(t('finish.thisSessionEnded'));
    } catch (error) {
      if (error instanceof CallError && error.code === 'RocketSystem:SessionIncomplete') {
        // somebody else took an answer back meanwhile: show what is missing now
        await client.invalidateQueries({ queryKey: sessionQuery(session.userOfflinePlanId, session.num).queryKey });
        setDialog('missing');
      }
      throw error;
    }
  };

  return (
    <>
      {session.isWritable && (
        <Flex className="finish-bar" component="footer" gap="middle" align="center" justify="space-between" wrap>
          <Standing missing={missing.length} unsent={unsent} />
          <Button type="primary" size="large" disabled={unsent > 0} onClick={() => setDialog(missing.length === 0 ? 'confirm' : 'missing')}>
            {t('finish.button')}
          </Button>
        </Flex>
      )}
      {dialog === 'missing' && <MissingList missing={missing} onClose={() => setDialog(null)} />}
      {dialog === 'confirm' && (
        <FormDialog
          isTouched
          title={t('finish.confirmTitle', { num: session.num })}
          okText={t('finish.confirm')}
          cancelText={t('finish.cancel')}
          onSave={send}
          onClose={() => setDialog(null)}
        >
          <Typography.Paragraph>{t('finish.confirmText')}</Typography.Paragraph>
        </FormDialog>
      )}
      {finished && <AfterFinish session={session} finished={finished} />}
    </>
  );
}

/** Where the session stands, always in sight: no connection, answers on their way, or how much is still open. */
function Standing({ missing, unsent }: { missing: number; unsent: number }) {
  const { t } = useTranslation('offlinePlans');
  const isOnline = useIsOnline();
  if (!isOnline) return <Alert type="warning" showIcon role="alert" title={t('session.offline')} />;
  const open = missing === 0 ? t('finish.ready') : t('finish.open', { count: missing });
  return <Typography.Text role="status">{unsent > 0 ? t('session.saving') : open}</Typography.Text>;
}
