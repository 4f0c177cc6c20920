import { type ContactEmail, contactEmailForm } from '@trellis/contract/messages/schemas';
import { Button, type TableColumnsType, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { type Meaning, Status } from '../../ui/status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MessageListState } from './list-state.ts';
import { useContactEmails, useWriting } from './queries.ts';
import type { MessageSearch } from './searches.ts';

const meanings: Record<ContactEmail['state'], Meaning> = { Waiting: 'waiting', Sent: 'good', Failed: 'bad' };
const { title: titleSchema, content: contentSchema } = contactEmailForm.shape;

/** What the person wrote to support, and how far it came. */
export function SupportList({ parts, state: { search, onSearch } }: { parts: ReactNode; state: MessageListState }) {
  const { t } = useTranslation('messages');
  const [isWriting, setWriting] = useState(false);
  const { send } = useWriting();
  const save = async (values: { title: string; content: string }) => {
    await send.mutateAsync(values);
    toast('success', t('support.sent'));
  };
  return (
    <>
      <ListPage<ContactEmail, MessageSearch>
        title={t('title')}
        label={t('parts.support')}
        add={{ text: t('support.write'), onClick: () => setWriting(true) }}
        about={parts}
        search={search}
        onSearch={onSearch}
        opened="part"
        list={useContactEmails(search)}
        columns={useColumns()}
        empty={{ title: t('support.empty'), hint: t('support.emptyHint') }}
      />
      {isWriting && (
        <FormDialog title={t('support.write')} okText={t('support.send')} name="support" onSave={save} onClose={() => setWriting(false)}>
          <TextField name="title" label={t('word.title')} schema={titleSchema} />
          <TextField isLong name="content" label={t('support.content')} schema={contentSchema} extra={t('support.hint')} />
        </FormDialog>
      )}
    </>
  );
}

function useColumns(): TableColumnsType<ContactEmail> {
  const { t } = useTranslation('messages');
  const { zone } = useCurrentUser();
  const { sendAgain } = useWriting();
  return [
    { key: 'created', title: t('support.written'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
    {
      key: 'title',
      title: t('word.title'),
      width: '50%',
      render: (_, { title, content }) => (
        <>
          <Typography.Text strong>{title}</Typography.Text>
          <Typography.Paragraph className="message-text" style={{ margin: 0 }} ellipsis={{ rows: 3, expandable: 'collapsible' }}>
            {content}
          </Typography.Paragraph>
        </>
      ),
    },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { state }) => <Status meaning={meanings[state]}>{t(`support.state.${state}`)}</Status>,
    },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, { id, state }) =>
        state === 'Failed' && (
          <Button loading={sendAgain.isPending} onClick={() => sendAgain.mutate({ id })}>
            {t('support.sendAgain')}
          </Button>
        ),
    },
  ];
}
