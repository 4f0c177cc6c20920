import './chat.css';
import { Badge, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { ApplicationList } from './contacts/application-list.tsx';
import { ContactList } from './contacts/contact-list.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Desk } from './desk.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { MessagePane } from './pane/message-pane.tsx';
import { type ChatPart, chatParts } from './searches.ts';
import { useChatNews } from './use-chat-news.ts';
import { useChatState } from './use-chat-state.ts';
import { useUnreadChat } from './use-unread-chat.ts';

/** Conversations of the person who signed in, on whichever side. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const { can } = useCurrentUser();
  const { part, conversationID, show } = useChatState();
  const isPhone = useMedia(phone);
  const { unreadCount, applicationCount } = useUnreadChat();
  useChatNews();
  const counts: Partial<Record<ChatPart, number>> = { conversations: unreadCount, applications: applicationCount };
  const shown = chatParts.filter((value) => value !== 'manage' || can('PFE.Chat.Manage'));
  const isOpened = part === 'conversations' && conversationID !== undefined;
  return (
    <div className="chat-page">
      {!(isPhone && isOpened) && (
        <>
          <PageHeader title={t('title')} />
          <Segmented<ChatPart>
            className="chat-parts"
            aria-label={t('title')}
            value={part}
            options={shown.map((value) => ({
              value,
              label: (
                <span className="chat-part">
                  <span>{t(`parts.${value}`)}</span>
                  {counts[value] ? <Badge size="small" count={counts[value]} /> : null}
                </span>
              ),
            }))}
            onChange={(next) => show({ part: next })}
          />
        </>
      )}
      {part === 'conversations' && (
        <div className="chat-split" data-opened={isOpened}>
          {!(isPhone && isOpened) && <ConversationList />}
          {isOpened ? <MessagePane key={conversationID} conversationID={conversationID} /> : !isPhone && <NothingChosen />}
        </div>
      )}
      {part === 'contacts' && <ContactList />}
      {part === 'applications' && <ApplicationList />}
      {part === 'manage' && can('PFE.Chat.Manage') && <Desk />}
    </div>
  );
}
