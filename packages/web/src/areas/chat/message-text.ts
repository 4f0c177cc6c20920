import { readContent, shortNames } from '@trellis/contract/chat/content';
import { contentTypes, isNotice } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import type { TFunction } from 'i18next';
import { i18n } from '../../app/i18n.ts';

type Texts = TFunction<'chat'>;

const notices = { 1504: '1504', 1508: '1508', 1509: '1509', 1510: '1510', 1520: '1520' } as const;

/** What a notice of a group says; nothing where it cannot be read. */
export function noticeText(
  t: Texts,
  { content, contentType, senderNickname }: Pick<ChatMessage, 'content' | 'contentType' | 'senderNickname'>,
) {
  const key = notices[contentType as keyof typeof notices];
  const { names, text, by } = readContent(content);
  const isReadable = by !== '' || text !== '' || names.length > 0;
  return key && isReadable
    ? t(`notices.${key}`, { by: by || senderNickname, names: shortNames(names, i18n.language.startsWith('zh') ? '、' : ', '), text })
    : '';
}

/** A message in one line. */
export function lineOf(t: Texts, message: ChatMessage): string {
  if (message.isRecalled) return t('kinds.recalled');
  if (isNotice(message.contentType)) return noticeText(t, message);
  if (message.contentType === contentTypes.picture) return t('kinds.picture');
  if (message.contentType === contentTypes.voice) return t('kinds.voice');
  if (message.contentType === contentTypes.file) return `${t('kinds.file')} ${message.file?.fileName ?? ''}`;
  return readContent(message.content).text;
}
