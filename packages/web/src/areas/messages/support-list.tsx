import { type ContactEmail, contactEmailForm } from '@trellis/contract/messages/schemas';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { UploadedFile } from '../../ui/upload-file.ts';
import { FilesField } from './files-field.tsx';
import type { MessageListState } from './list-state.ts';
import { useContactEmails, useWriting } from './queries.ts';
import type { MessageSearch } from './searches.ts';
import { useSupportColumns } from './support-columns.tsx';

const { title: titleSchema, content: contentSchema } = contactEmailForm.shape;

/** What the person wrote to support, and how far it came. */
export function SupportList({ parts, state: { search, onSearch } }: { parts: ReactNode; state: MessageListState }) {
  const { t } = useTranslation('messages');
  const [isWriting, setWriting] = useState(false);
  const { send } = useWriting();
  const save = async ({ files = [], ...values }: { title: string; content: string; files?: UploadedFile[] }) => {
    await send.mutateAsync({ ...values, fileIds: files.map(({ id }) => id) });
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
          <Form.Item name="files" label={t('support.files')}>
            <FilesField />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
}
