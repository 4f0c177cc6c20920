import './messages.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { chatPathOf } from '@trellis/contract/menu-rules';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { ExportList } from './exports/export-list.tsx';
import { MessageList } from './message-list.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { type MessagePart, type MessageSearch, messageParts } from './searches.ts';
import { SupportList } from './support-list.tsx';

/** The same page on every side. */
const anySide = { useSearch: () => useSearch({ strict: false }) as MessageSearch, useNavigate };

/** What the person is told of, what they wrote to support, and what is mailed to them. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const state = useListState<MessageSearch>(anySide as never);
  const { type, can } = useCurrentUser();
  const navigate = useNavigate();
  const hasChat = type !== null && can('PFE.Chat');
  const parts = (
    <Segmented<MessagePart | 'chat'>
      className="message-parts"
      aria-label={t('title')}
      value={state.search.part}
      options={[
        ...messageParts.map((value) => ({ value, label: t(`parts.${value}`) })),
        ...(hasChat ? [{ value: 'chat' as const, label: t('chat') }] : []),
      ]}
      onChange={(part) => {
        if (part !== 'chat') state.narrow({ part, unread: undefined });
        else if (type) void navigate({ to: chatPathOf(type) });
      }}
    />
  );
  if (state.search.part === 'files') return <ExportList parts={parts} state={state} />;
  if (state.search.part === 'support') return <SupportList parts={parts} state={state} />;
  if (state.search.part === 'preferences') return <PreferencesForm parts={parts} />;
  return <MessageList parts={parts} state={state} />;
}
