import { type ContactEmail, contactEmailForm } from '@trellis/contract/messages/schemas';
import { Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { useColumns } from '../../ui/columns.tsx';
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
        columns={useSupportColumns()}
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

function useSupportColumns() {
  const { t } = useTranslation('messages');
  const { sendAgain } = useWriting();
  const column = useColumns<ContactEmail>();
  const written = ({ title, content }: ContactEmail) => (
    <>
      <Typography.Text strong>{title}</Typography.Text>
      <Typography.Paragraph className="message-text" style={{ margin: 0 }} ellipsis={{ rows: 3, expandable: 'collapsible' }}>
        {content}
      </Typography.Paragraph>
    </>
  );
  const text = t('support.sendAgain');
  const isOffered = ({ state }: ContactEmail) => state === 'Failed';
  const again = { text, label: ({ title }: ContactEmail) => `${text}: ${title}`, isOffered, isBusy: sendAgain.isPending };
  return [
    column.time('created', t('support.written'), ({ creationTime }) => creationTime),
    column.of('title', t('word.title'), written, { width: '50%' }),
    column.of('state', t('word.state'), ({ state }) => <Status meaning={meanings[state]}>{t(`support.state.${state}`)}</Status>),
    column.action({ ...again, onClick: ({ id }) => sendAgain.mutate({ id }) }),
  ];
}
