import { useQuery } from '@tanstack/react-query';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { limits } from '@trellis/contract/limits';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { useMomentText } from '../../ui/in-drawer.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { quiet } from '../../ui/quiet.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { lineOf } from './message-text.ts';

interface Props {
  /** All of one's conversations unless told. */
  conversationID?: string;
  onOpen: (message: ChatMessage) => void;
}

/** Finds what was said. */
export function SearchMessages({ conversationID, onOpen }: Props) {
  const { t } = useTranslation('chat');
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const input = { keyword, ...(conversationID && { conversationID }) };
  const search = useQuery(api.chat.search.queryOptions({ input, enabled: keyword !== '', ...quiet }));
  const found = search.data?.messages as ChatMessage[] | undefined;
  const failure = failureOf(search);
  return (
    <search className="chat-search">
      <Input
        type="search"
        allowClear
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        maxLength={limits.searchLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {keyword !== '' && failure && <LoadFailed error={failure} onRetry={search.refetch} />}
      {keyword !== '' && found && (
        <ul className="chat-found" aria-label={t('search.results')}>
          {found.length === 0 && <li>{t('search.none')}</li>}
          {found.map((message) => (
            <li key={`${message.conversationID} ${message.seq}`}>
              <button type="button" onClick={() => onOpen(message)}>
                <Found message={message} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function Found({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const { zone } = useCurrentUser();
  const momentText = useMomentText();
  return (
    <>
      <small>
        {message.senderNickname} · {momentText(new Date(message.sendTime).toISOString(), zone)}
      </small>
      <span>{lineOf(t, message)}</span>
    </>
  );
}
