import { mayOpen } from '@trellis/contract/menu-rules';
import { pageOf } from '@trellis/contract/messages/kinds';
import type { Message } from '@trellis/contract/messages/schemas';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { relativeTime } from '../../app/relative-time.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { useReading } from './queries.ts';
import { useMinute } from './use-minute.ts';

/** What the list says of a message, and where it leads: to the child over the page, or to the page where something can be done. */
export function useMessageColumns(onChild: (subjectId: string) => void): TableColumnsType<Message> {
  const { t, i18n } = useTranslation('messages');
  const user = useCurrentUser();
  const now = useMinute();
  const { read } = useReading();
  const time = { now, zone: user.zone, language: i18n.language, justNow: t('justNow') };
  const page = (kind: Message['kind']) => {
    const path = pageOf[kind];
    return path && mayOpen(user, path) ? path : undefined;
  };
  return [
    {
      key: 'message',
      title: t('columns.message'),
      width: '60%',
      render: (_, { title, content, isRead }) => (
        <>
          <Typography.Text strong={!isRead}>{title}</Typography.Text>
          <Typography.Paragraph className="message-text" type="secondary" style={{ margin: 0 }}>
            {content}
          </Typography.Paragraph>
        </>
      ),
    },
    { key: 'kind', title: t('word.kind'), render: (_, { kind }) => t(`kind.${kind}`) },
    {
      key: 'when',
      title: t('columns.when'),
      render: (_, { creationTime }) => <time dateTime={creationTime}>{relativeTime(creationTime, time)}</time>,
    },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, { id, kind, subjectId, isRead }) => (
        <Flex wrap gap="small" onClick={(event) => event.stopPropagation()}>
          {subjectId && user.can('PFE.UserManagement.Subject') && <Button onClick={() => onChild(subjectId)}>{t('word.child')}</Button>}
          <Place path={page(kind)} />
          {!isRead && (
            <Button type="text" onClick={() => read.mutate({ ids: [id] })}>
              {t('markRead')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}

function Place({ path }: { path: string | undefined }) {
  const { t } = useTranslation('messages');
  return path && <PathLink path={path}>{t('open')}</PathLink>;
}
