import { useQueryClient } from '@tanstack/react-query';
import { readContent } from '@trellis/contract/chat/content';
import { chatLimits, mayRecall } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { api } from '../../../app/api.ts';
import { copyText } from '../../../app/copy-text.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { type RowAction, RowActions } from '../../../ui/row-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useMinute } from '../../../ui/use-minute.ts';
import { refreshConversation } from '../conversations.ts';
import { dropMessage, refreshMessage } from '../history.ts';

const reasonSchema = z.string().trim().min(1).max(chatLimits.reason);

/** What can be done with a message. */
export function MessageActions({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const { membershipId } = useCurrentUser();
  const now = useMinute();
  const client = useQueryClient();
  const ask = useAsk();
  const failureText = useFailureText();
  const [isReporting, setReporting] = useState(false);
  const { conversationID, seq } = message;
  const one = { conversationID, seq };
  const { text } = readContent(message.content);
  const isOwn = message.sendID === membershipId;
  const recall = async () => {
    try {
      await api.chat.recall.call(one);
    } catch (error) {
      toast('error', failureText(error as Error));
    }
    await Promise.all([refreshMessage(client, conversationID, seq), refreshConversation(client, conversationID)]);
  };
  const remove = () =>
    ask({
      title: t('deleteTitle'),
      text: t('deleteText'),
      ok: t('word.delete'),
      danger: true,
      run: async () => {
        await api.chat.remove.call(one);
        dropMessage(client, one);
        await refreshConversation(client, conversationID);
      },
    });
  const actions: RowAction[] = [
    ...(text
      ? [
          {
            key: 'copy',
            label: t('actions.copy'),
            onClick: () => void copyText(text, { copied: t('contacts.copied'), failed: t('copyFailed') }),
          },
        ]
      : []),
    ...(mayRecall(message, membershipId ?? '', now.getTime())
      ? [{ key: 'recall', label: t('actions.recall'), onClick: () => void recall() }]
      : []),
    { key: 'delete', label: t('actions.delete'), onClick: () => void remove() },
    ...(isOwn ? [] : [{ key: 'report', label: t('actions.report'), onClick: () => setReporting(true) }]),
  ];
  return (
    <>
      <RowActions name="" label={t('actionsOf')} actions={actions} />
      {isReporting && (
        <FormDialog<{ reason: string }>
          title={t('report.title')}
          okText={t('actions.report')}
          name="report"
          onSave={async ({ reason }) => {
            await api.chat.report.call({ ...one, reason });
            toast('success', t('report.done'));
          }}
          onClose={() => setReporting(false)}
        >
          <p>{t('report.about')}</p>
          <TextField isLong name="reason" label={t('report.reason')} schema={reasonSchema} />
        </FormDialog>
      )}
    </>
  );
}
