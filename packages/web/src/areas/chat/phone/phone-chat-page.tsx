import './phone-chat.css';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GuestPage } from '../../../ui/guest-page.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { Answer } from './answer.tsx';
import { type GuestConversation, useGuestConversation } from './guest-conversation.ts';
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
