import './messages.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
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
  const parts = (
    <Segmented<MessagePart>
      className="message-parts"
      aria-label={t('title')}
      value={state.search.part}
      options={messageParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
      onChange={(part) => state.narrow({ part, unread: undefined })}
    />
  );
  if (state.search.part === 'files') return <ExportList parts={parts} state={state} />;
  if (state.search.part === 'support') return <SupportList parts={parts} state={state} />;
  if (state.search.part === 'preferences') return <PreferencesForm parts={parts} />;
  return <MessageList parts={parts} state={state} />;
}
