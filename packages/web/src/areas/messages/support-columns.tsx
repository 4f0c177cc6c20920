import type { ContactEmail } from '@trellis/contract/messages/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../ui/columns.tsx';
import { type Meaning, Status } from '../../ui/status.tsx';
import { useWriting } from './queries.ts';

const meanings: Record<ContactEmail['state'], Meaning> = { Waiting: 'waiting', Sent: 'good', Failed: 'bad' };

/** What the list of mail to support shows of each: what was written, and how far it came. */
export function useSupportColumns() {
  const { t } = useTranslation('messages');
  const { sendAgain } = useWriting();
  const column = useColumns<ContactEmail>();
  const written = ({ title, content, files }: ContactEmail) => (
    <>
      <Typography.Text strong>{title}</Typography.Text>
      <Typography.Paragraph className="message-text" style={{ margin: 0 }} ellipsis={{ rows: 3, expandable: 'collapsible' }}>
        {content}
      </Typography.Paragraph>
      <Flex gap="small" wrap>
        {files.map(({ fileName, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
            {fileName}
          </a>
        ))}
      </Flex>
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
