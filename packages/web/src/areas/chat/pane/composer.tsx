import { FileAddOutlined, PictureOutlined, SendOutlined } from '@ant-design/icons';
import { chatLimits, contentTypes } from '@trellis/contract/chat/rules';
import type { Conversation } from '@trellis/contract/chat/schemas';
import { Alert, Button, Mentions } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useUnsent } from '../../../app/unsent/use-unsent.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { phone, useMedia } from '../../../ui/use-media.ts';
import { useMembers } from '../contacts/queries.ts';
import { laneOf, sendMessage } from '../sending.ts';
import { mentionedIn } from './mentioned-in.ts';
import { useAttachment } from './use-attachment.ts';
import { useDraft } from './use-draft.ts';
import { VoiceButton } from './voice-button.tsx';

/** Where somebody writes: Enter sends, what is left unsent stays as a draft. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const { membershipId } = useCurrentUser();
  const { conversationID, groupID, draftText, isBlocked } = conversation;
  const [text, setText] = useState(draftText);
  // which keys do what takes three lines there
  const isPhone = useMedia(phone);
  const { data } = useMembers(groupID);
  const others = (data?.members ?? []).filter(({ userID }) => userID !== membershipId);
  const attachment = useAttachment(conversationID);
  // who writes is known before the history has come
  useUnsent(laneOf(conversationID));
  useDraft(conversation, text);
  const send = () => {
    const written = text.trim();
    if (written === '') return;
    const atUserList = mentionedIn(written, others);
    const content = { conversationID, text: written.slice(0, chatLimits.text) };
    const { text: plain, atText } = contentTypes;
    // what the center refuses stands beside the message
    sendMessage(atUserList.length > 0 ? { ...content, contentType: atText, atUserList } : { ...content, contentType: plain }).catch(
      () => undefined,
    );
    setText('');
  };
  return (
    <div className="chat-composer">
      {attachment.failed && (
        <Alert
          type="error"
          title={t('attachAgain', { name: attachment.failed.file.name })}
          description={attachment.failed.reason}
          action={
            <Button size="small" onClick={attachment.again}>
              {t('word.tryAgain')}
            </Button>
          }
          closable={{ onClose: attachment.forget }}
        />
      )}
      {attachment.current && (
        <progress aria-label={t('word.uploading', { name: attachment.current.name })} max={100} value={attachment.current.percent} />
      )}
      <div className="chat-write">
        <Pick
          kind="picture"
          accept="image/png,image/jpeg,image/webp"
          isDisabled={isBlocked}
          onPick={(file) => attachment.send(file, 'chatPicture')}
        />
        <Pick kind="file" isDisabled={isBlocked} onPick={(file) => attachment.send(file, 'chatFile')} />
        <VoiceButton isDisabled={isBlocked} onRecorded={(file, duration) => attachment.send(file, 'chatVoice', duration)} />
        <Mentions
          autoSize={{ minRows: 1, maxRows: 6 }}
          aria-label={t('write')}
          placeholder={isPhone ? t('write') : t('writeTo')}
          maxLength={chatLimits.text}
          disabled={isBlocked}
          value={text}
          options={others.map(({ userID, nickname }) => ({ key: userID, value: nickname, label: nickname }))}
          onChange={setText}
          onPressEnter={(event) => {
            // a line of Chinese is not finished while its signs are chosen, nor a name that is looked for
            const isChoosing = isComposing(event) || document.querySelector('.ant-mentions-dropdown:not(.ant-mentions-dropdown-hidden)');
            if (event.shiftKey || isChoosing) return;
            event.preventDefault();
            send();
          }}
        />
        <Button
          type="primary"
          icon={<SendOutlined aria-hidden />}
          aria-label={t('send')}
          disabled={isBlocked || text.trim() === ''}
          onClick={send}
        />
      </div>
    </div>
  );
}

interface PickProps {
  kind: 'picture' | 'file';
  accept?: string;
  isDisabled: boolean;
  onPick: (file: File) => void;
}

function Pick({ kind, accept, isDisabled, onPick }: PickProps) {
  const { t } = useTranslation('chat');
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // the same one may be chosen again
    target.value = '';
    if (file) onPick(file);
  };
  return (
    <>
      {/* iPhones may forget what was chosen in a field that stands on no page */}
      <input ref={input} type="file" hidden accept={accept} onChange={take} />
      <Button
        type="text"
        icon={kind === 'picture' ? <PictureOutlined aria-hidden /> : <FileAddOutlined aria-hidden />}
        aria-label={t(`attach.${kind}`)}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
