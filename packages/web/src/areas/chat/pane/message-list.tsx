import { DownOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { ChatMessage, Conversation } from '@trellis/contract/chat/schemas';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay } from '../../../app/format.ts';
import { leadAway } from '../../../app/query-client.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import { useUnsent } from '../../../app/unsent/use-unsent.ts';
import { markRead } from '../conversations.ts';
import type { History } from '../history.ts';
import { laneOf } from '../sending.ts';
import { MessageItem } from './message-item.tsx';
import { UnsentItem } from './unsent-item.tsx';

interface Props {
  conversation: Conversation;
  history: History;
  /** The message that it is opened at; the last one unless told. */
  at: number | undefined;
  onOlder: () => Promise<unknown>;
  onNewer: () => Promise<unknown>;
  /** Away from that message, to what was written last. */
  onLatest: () => void;
}

type Shown = { message: ChatMessage } | { unsent: Unsent };

/** Far above the first message of any conversation: what is added before keeps what is seen in its place. */
const top = 10_000_000;

/** What was written, and below it what is on its way. Only what is seen is drawn, however much was loaded. */
export function MessageList({ conversation, history, at, onOlder, onNewer, onLatest }: Props) {
  const { t } = useTranslation('chat');
  const { zone } = useCurrentUser();
  const client = useQueryClient();
  const { conversationID, readSeq, unreadCount } = conversation;
  const { messages, isEnd, isLatest } = history;
  const { waiting, refused, isHeldUp } = useUnsent(laneOf(conversationID));
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const isSeen = useIsVisible();
  const unsent = [...waiting, ...refused].sort((one, other) => one.id - other.id);
  const written: Shown[] = messages.map((message) => ({ message }));
  const shown = isLatest ? [...written, ...unsent.map((entry) => ({ unsent: entry }))] : written;
  const last = messages.at(-1)?.seq ?? 0;
  // counted from the end of what was loaded first, so that older ones come before it
  const [begin] = useState(messages[0]?.seq ?? 0);
  const added = messages.findIndex(({ seq }) => seq >= begin);
  const firstItemIndex = top - Math.max(0, added);
  useEffect(() => {
    if (isSeen && isAtEnd && isLatest && (last > readSeq || unreadCount > 0)) void markRead(client, conversationID, last).catch(leadAway);
  }, [client, conversationID, isAtEnd, isLatest, isSeen, last, readSeq, unreadCount]);
  const toEnd = () => (isLatest ? list.current?.scrollToIndex({ index: 'LAST', align: 'end' }) : onLatest());
  const place = at === undefined ? -1 : messages.findIndex(({ seq }) => seq === at);
  return (
    <div className="chat-messages">
      {shown.length === 0 && <p className="chat-hint">{t('noMessages')}</p>}
      <Virtuoso<Shown>
        ref={list}
        role="log"
        aria-label={t('messagesOf', { name: conversation.showName })}
        tabIndex={0}
        data={shown}
        firstItemIndex={firstItemIndex}
        initialTopMostItemIndex={place < 0 ? Math.max(0, shown.length - 1) : { index: place, align: 'center' }}
        alignToBottom
        increaseViewportBy={600}
        computeItemKey={(_, item) => ('message' in item ? item.message.seq : `unsent ${item.unsent.id}`)}
        startReached={() => void onOlder().catch(() => undefined)}
        endReached={() => void onNewer().catch(() => undefined)}
        followOutput={(isAtBottom) => isLatest && isAtBottom && 'auto'}
        atBottomThreshold={40}
        atBottomStateChange={setAtEnd}
        components={{ Header: () => <p className="chat-hint">{t(isEnd ? 'beginning' : 'older')}</p> }}
        itemContent={(index, item) => {
          if ('unsent' in item) return <UnsentItem entry={item.unsent} isHeldUp={isHeldUp} />;
          const before = messages[index - firstItemIndex - 1];
          const day = dayOf(item.message, zone);
          return (
            <>
              {(!before || dayOf(before, zone) !== day) && <p className="chat-day">{day}</p>}
              <MessageItem
                conversation={conversation}
                message={item.message}
                isFollowing={before?.sendID === item.message.sendID}
                isFound={item.message.seq === at}
              />
            </>
          );
        }}
      />
      {(!isAtEnd || !isLatest) && (
        <Button className="chat-to-end" shape="round" icon={<DownOutlined aria-hidden />} onClick={toEnd} aria-label={t('newMessages')}>
          {unreadCount > 0 && t('unread', { count: unreadCount })}
        </Button>
      )}
    </div>
  );
}

const dayOf = ({ sendTime }: ChatMessage, zone: string) => formatDay(new Date(sendTime).toISOString(), zone);

/** Whether somebody can see the page. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
