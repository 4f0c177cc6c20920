import { useNavigate } from '@tanstack/react-router';
import { mayOpen } from '@trellis/contract/menu-rules';
import { pageOf } from '@trellis/contract/messages/kinds';
import type { Message } from '@trellis/contract/messages/schemas';
import { type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { relativeTime } from '../../app/relative-time.ts';
import { type RowAction, RowActions } from '../../ui/row-actions.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { useReading } from './queries.ts';

/** What the list says of a message, and where it leads: to the child over the page, or to the page where something can be done. */
export function useMessageColumns(onChild: (subjectId: string) => void, onFiles: () => void): TableColumnsType<Message> {
  const { t, i18n } = useTranslation('messages');
  const user = useCurrentUser();
  const now = useMinute();
  const { read } = useReading();
  const navigate = useNavigate();
  const time = { now, zone: user.zone, language: i18n.language, justNow: t('justNow') };
  const page = (kind: Message['kind']) => {
    const path = pageOf[kind];
    return path && mayOpen(user, path) ? path : undefined;
  };
  const actionsOf = ({ id, kind, subjectId, isRead }: Message): RowAction[] => {
    const path = page(kind);
    return [
      ...(subjectId && user.can('PFE.UserManagement.Subject')
        ? [{ key: 'child', label: t('word.child'), onClick: () => onChild(subjectId) }]
        : []),
      ...(kind === 'exportReady' ? [{ key: 'files', label: t('open'), onClick: onFiles }] : []),
      ...(path ? [{ key: 'page', label: t('open'), onClick: () => void navigate({ href: path }) }] : []),
      ...(isRead ? [] : [{ key: 'read', label: t('markRead'), onClick: () => read.mutate({ ids: [id] }) }]),
    ];
  };
  return [
    {
      key: 'message',
      title: t('columns.message'),
      width: '50%',
      render: (_, { title, content, isRead }) => (
        <>
          <Typography.Text strong={!isRead}>{title}</Typography.Text>
          <Typography.Paragraph className="message-text" type="secondary" style={{ margin: 0, fontWeight: 'normal' }}>
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
      render: (_, message) => <RowActions name={message.title} actions={actionsOf(message)} />,
    },
  ];
}
