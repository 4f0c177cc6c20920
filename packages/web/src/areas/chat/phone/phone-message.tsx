import { readContent } from '@trellis/contract/chat/content';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { useTranslation } from 'react-i18next';
import { noticeText } from '../message-text.ts';

/** One message on the phone of a family. */
export function PhoneMessage({ message, isOwn }: { message: ChatMessage; isOwn: boolean }) {
  const { t, i18n } = useTranslation('chat');
  const { isRecalled, senderNickname, sendTime, content, file, contentType } = message;
  const who = isOwn ? t('you') : senderNickname;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(sendTime);
  return (
    <article className="phone-message" data-own={isOwn} aria-label={who}>
      {isRecalled ? <p className="quiet">{t('recalled', { name: who })}</p> : <p>{readContent(content).text || noticeText(t, message)}</p>}
      {file && contentType === 102 && <img src={file.url} alt={file.fileName} />}
      {file && contentType === 103 && <audio controls preload="none" src={file.url} aria-label={t('voice.play', { name: who })} />}
      {file && contentType === 105 && (
        <a href={file.url} target="_blank" rel="noreferrer">
          {file.fileName}
        </a>
      )}
      <small>
        {who} · <time dateTime={new Date(sendTime).toISOString()}>{time}</time>
      </small>
    </article>
  );
}
