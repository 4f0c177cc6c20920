import { FileOutlined } from '@ant-design/icons';
import { readContent } from '@trellis/contract/chat/content';
import { contentTypes, isNotice } from '@trellis/contract/chat/rules';
import type { ChatMessage, Conversation } from '@trellis/contract/chat/schemas';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { noticeText } from '../message-text.ts';
import { MessageActions } from './message-actions.tsx';
import { useFreshAddress } from './use-fresh-address.ts';

interface Props {
  conversation: Conversation;
  message: ChatMessage;
  /** The one before is of the same person. */
  isFollowing: boolean;
  /** It is the one that somebody looked for. */
  isFound: boolean;
}

/** One message; what cannot be read is blank. */
export function MessageItem({ conversation, message, isFollowing, isFound }: Props) {
  const { t } = useTranslation('chat');
  const { membershipId, zone } = useCurrentUser();
  const isOwn = message.sendID === membershipId;
  const who = isOwn ? t('you') : message.senderNickname || t('somebody');
  if (message.isRecalled) return <p className="chat-notice">{t('recalled', { name: who })}</p>;
  if (isNotice(message.contentType)) return <p className="chat-notice">{noticeText(t, message)}</p>;
  const isRead = isOwn && conversation.conversationType === 1 && conversation.othersReadSeq >= message.seq;
  const instant = new Date(message.sendTime).toISOString();
  return (
    <article className="chat-message" data-own={isOwn} aria-label={who} aria-current={isFound || undefined}>
      {conversation.conversationType === 3 && !isOwn && !isFollowing && <small className="chat-sender">{who}</small>}
      <div className="chat-bubble-line">
        <div className="chat-bubble">
          <Content message={message} />
          <span className="chat-meta">
            <time dateTime={instant}>{dayjs(instant).tz(zone).format('HH:mm')}</time>
            {isOwn && <span className={isRead ? 'chat-read' : ''}>{t(isRead ? 'states.read' : 'states.sent')}</span>}
          </span>
        </div>
        <MessageActions message={message} />
      </div>
    </article>
  );
}

function Content({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const { contentType, content, file, senderNickname } = message;
  useFreshAddress(message);
  const { text, duration } = readContent(content);
  if (file && contentType === contentTypes.picture)
    return (
      <a href={file.url} target="_blank" rel="noreferrer">
        <img className="chat-picture" src={file.url} alt={file.fileName} loading="lazy" />
      </a>
    );
  if (file && contentType === contentTypes.voice)
    return (
      <span className="chat-voice">
        <audio controls preload="none" src={file.url} aria-label={t('voice.play', { name: senderNickname })} />
        <small>{t('voice.seconds', { count: Math.round(duration) })}</small>
      </span>
    );
  if (file)
    return (
      <a className="chat-file" href={file.url} target="_blank" rel="noreferrer" download={file.fileName}>
        <FileOutlined aria-hidden /> {file.fileName}
      </a>
    );
  return <p className="chat-text">{text}</p>;
}
