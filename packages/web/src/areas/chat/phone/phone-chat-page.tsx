import './phone-chat.css';
import { useLocation } from '@tanstack/react-router';
import { chatLimits } from '@trellis/contract/chat/rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestPage } from '../../../ui/guest-page.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { type GuestConversation, useAnswer, useGuestConversation } from './guest-conversation.ts';
import { PhoneMessage } from './phone-message.tsx';

/** Where the letter about a message leads: a guardian reads what the center wrote, and answers. */
export function PhoneChatPage() {
  const { hash } = useLocation();
  // another link in the same tab is another conversation: nothing of the former stays
  return <Conversation key={hash} token={hash} />;
}

function Conversation({ token }: { token: string }) {
  const { query, loadOlder } = useGuestConversation(token);
  return (
    <GuestPage token={token} query={query}>
      {(opened) => <Opened opened={opened} token={token} onOlder={loadOlder} />}
    </GuestPage>
  );
}

function Opened({ opened, token, onOlder }: { opened: GuestConversation; token: string; onOlder: () => void }) {
  const { t } = useTranslation('chat');
  const { staffName, childName, messages, isEnd, selfID } = opened;
  return (
    <div className="guest-parts">
      <div>
        <PhoneTitle>{t('messagesOf', { name: staffName })}</PhoneTitle>
        <p>{t('phone.about', { child: childName })}</p>
      </div>
      {!isEnd && (
        <button type="button" className="frame-quiet" onClick={onOlder}>
          {t('phone.older')}
        </button>
      )}
      <div role="log" className="phone-chat" aria-label={t('messagesOf', { name: staffName })}>
        {messages.map((message) => (
          <PhoneMessage key={message.seq} message={message} isOwn={message.sendID === selfID} />
        ))}
      </div>
      <Answer token={token} />
    </div>
  );
}

function Answer({ token }: { token: string }) {
  const { t } = useTranslation('chat');
  const id = useId();
  const { text, setText, send, state } = useAnswer(token);
  const [isTouched, setTouched] = useState(false);
  const isEmpty = text.trim() === '';
  return (
    <form
      className="question"
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(isEmpty);
        if (!isEmpty) void send();
      }}
    >
      <label className="question-title" htmlFor={id}>
        {t('phone.answer')}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={chatLimits.text}
        value={text}
        aria-invalid={isTouched && isEmpty}
        onChange={({ target }) => setText(target.value)}
      />
      {state === 'failed' && <p role="alert">{t('phone.failed')}</p>}
      <button type="submit" className="frame-action" disabled={state === 'sending'}>
        {t('phone.send')}
      </button>
    </form>
  );
}
