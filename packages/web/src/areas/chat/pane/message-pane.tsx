import { ArrowLeftOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@trellis/contract/chat/schemas';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { phone, useMedia } from '../../../ui/use-media.ts';
import { useConversation } from '../conversations.ts';
import { Face } from '../face.tsx';
import { catchUp, useHistory } from '../history.ts';
import { useChatState } from '../use-chat-state.ts';
import { Composer } from './composer.tsx';
import { Details } from './details.tsx';
import { MessageList } from './message-list.tsx';

/** A conversation: what was written, and a place to write. */
export function MessagePane({ conversationID }: { conversationID: string }) {
  return <Loaded query={useConversation(conversationID)}>{(conversation) => <Pane conversation={conversation} />}</Loaded>;
}

function Pane({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const { conversationID, faceURL, about, maxSeq } = conversation;
  const { openConversation, at } = useChatState();
  const isPhone = useMedia(phone);
  const [isDetailed, setDetailed] = useState(false);
  const client = useQueryClient();
  const history = useHistory(conversationID, at);
  const shown = history.query.data;
  const loaded = shown?.isLatest ? (shown.messages.at(-1)?.seq ?? 0) : undefined;
  // the list knows of more than is shown: a page that was closed, a browser that slept
  useEffect(() => {
    if (loaded !== undefined && loaded < maxSeq) void catchUp(client, conversationID);
  }, [client, conversationID, loaded, maxSeq]);
  const name = conversation.showName || t('somebody');
  // on a phone the conversation is the page
  const Title = isPhone ? 'h1' : 'h2';
  return (
    <section className="chat-pane" aria-label={t('messagesOf', { name })}>
      <header className="chat-head">
        {isPhone && (
          <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} aria-label={t('back')} onClick={() => openConversation(undefined)} />
        )}
        <Face name={name} url={faceURL} />
        <div className="chat-row-text">
          <Title>{name}</Title>
          {about && <small>{about}</small>}
        </div>
        <Button type="text" icon={<InfoCircleOutlined aria-hidden />} aria-label={t('details.open')} onClick={() => setDetailed(true)} />
      </header>
      <Loaded query={history.query}>
        {(part) => (
          <MessageList
            key={at ?? 'latest'}
            conversation={conversation}
            history={part}
            at={at}
            onOlder={history.loadOlder}
            onNewer={history.loadNewer}
            onLatest={() => openConversation(conversationID)}
          />
        )}
      </Loaded>
      <Composer conversation={conversation} />
      {isDetailed && <Details conversation={conversation} onClose={() => setDetailed(false)} />}
    </section>
  );
}
