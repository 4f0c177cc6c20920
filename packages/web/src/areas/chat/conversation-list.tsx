import type { Conversation } from '@trellis/contract/chat/schemas';
import { Badge, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Virtuoso } from 'react-virtuoso';
import { useCurrentUser } from '../../app/current-user.ts';
import { relativeTime } from '../../app/relative-time.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { useConversations } from './conversations.ts';
import { Face } from './face.tsx';
import { lineOf } from './message-text.ts';
import { SearchMessages } from './search-messages.tsx';
import { useChatState } from './use-chat-state.ts';

/** One's own conversations, pinned ones first; the arrow keys go through them. */
export function ConversationList() {
  const { t } = useTranslation('chat');
  const { conversationID, openConversation, openMessage, show } = useChatState();
  return (
    <section className="chat-list" aria-label={t('parts.conversations')}>
      <SearchMessages onOpen={openMessage} />
      <Loaded query={useConversations()}>
        {(all) =>
          all.length === 0 ? (
            <NothingHere
              title={t('empty')}
              hint={t('emptyHint')}
              action={<Button onClick={() => show({ part: 'contacts' })}>{t('parts.contacts')}</Button>}
            />
          ) : (
            <Virtuoso
              className="chat-rows"
              role="list"
              data={all}
              computeItemKey={(_, { conversationID: id }) => id}
              itemContent={(_, conversation) => (
                <Row
                  conversation={conversation}
                  isChosen={conversation.conversationID === conversationID}
                  onOpen={() => openConversation(conversation.conversationID)}
                />
              )}
            />
          )
        }
      </Loaded>
    </section>
  );
}

/** Moves to the next or the former conversation. */
function moveFocus(from: HTMLElement, by: 1 | -1): void {
  const all = [...(from.closest('.chat-list')?.querySelectorAll<HTMLElement>('.chat-row') ?? [])];
  all[all.indexOf(from) + by]?.focus();
}

function Row({ conversation, isChosen, onOpen }: { conversation: Conversation; isChosen: boolean; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const { tenant } = useCurrentUser();
  const { showName, faceURL, about, isPinned, recvMsgOpt, unreadCount, groupAtType } = conversation;
  const name = showName || t('somebody');
  return (
    <div role="listitem">
      <button
        type="button"
        className="chat-row"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onOpen}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'ArrowDown') moveFocus(currentTarget, 1);
          if (key === 'ArrowUp') moveFocus(currentTarget, -1);
        }}
      >
        <Badge
          size="small"
          count={unreadCount}
          {...(recvMsgOpt === 2 && { dot: true, color: 'gray' })}
          title={t('unread', { count: unreadCount })}
        >
          <Face name={name} url={faceURL} />
        </Badge>
        <span className="chat-row-text">
          <span className="chat-row-name">
            <strong>{name}</strong>
            {about && about !== tenant?.name && <small>{about}</small>}
          </span>
          <span className="chat-row-line">
            {groupAtType === 1 && <em>{t('atYou')} </em>}
            <Line conversation={conversation} />
          </span>
        </span>
        <span className="chat-row-side">
          <When conversation={conversation} />
          {isPinned && <small>{t('pinned')}</small>}
        </span>
      </button>
    </div>
  );
}

function Line({ conversation: { draftText, latestMsg, conversationType } }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const { membershipId } = useCurrentUser();
  if (draftText) {
    return (
      <>
        <em>{t('draft')}</em> {draftText}
      </>
    );
  }
  if (!latestMsg) return null;
  const line = lineOf(t, latestMsg);
  const isNamed = conversationType === 3 && latestMsg.contentType < 1500 && latestMsg.sendID !== membershipId;
  return isNamed ? `${latestMsg.senderNickname}: ${line}` : line;
}

function When({ conversation: { latestMsgSendTime, draftTextTime } }: { conversation: Conversation }) {
  const { i18n } = useTranslation();
  const { t } = useTranslation('messages');
  const { zone } = useCurrentUser();
  const now = useMinute();
  const time = Math.max(latestMsgSendTime, draftTextTime);
  if (!time) return null;
  const instant = new Date(time).toISOString();
  return <time dateTime={instant}>{relativeTime(instant, { now, zone, language: i18n.language, justNow: t('justNow') })}</time>;
}
