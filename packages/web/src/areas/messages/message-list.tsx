import type { Message } from '@trellis/contract/messages/schemas';
import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { SubjectPanel } from '../subjects/public.ts';
import type { MessageListState } from './list-state.ts';
import { useMessageColumns } from './message-columns.tsx';
import { useMessages, useReading, useUnreadCount } from './queries.ts';
import type { MessageSearch } from './searches.ts';

/** What the person is told of; a click marks it as read. */
export function MessageList({ parts, state: { search, onSearch, narrow } }: { parts: ReactNode; state: MessageListState }) {
  const { t } = useTranslation('messages');
  const [childId, setChildId] = useState<string>();
  const list = useMessages(search);
  const { read, readAll } = useReading();
  const hasUnread = useUnreadCount() > 0;
  return (
    <>
      <ListPage<Message, MessageSearch>
        title={t('title')}
        extra={
          hasUnread && (
            <Button loading={readAll.isPending} onClick={() => readAll.mutate({})}>
              {t('markAllRead')}
            </Button>
          )
        }
        about={parts}
        search={search}
        onSearch={onSearch}
        opened="part"
        filters={
          <FilterChoice
            label={t('word.state')}
            value={search.unread && 'unread'}
            options={[{ value: 'unread', label: t('unreadOnly') }]}
            onChange={(chosen) => narrow({ unread: chosen ? true : undefined })}
          />
        }
        list={list}
        columns={useMessageColumns(setChildId, () => narrow({ part: 'files', unread: undefined }))}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        onOpen={({ id, isRead }) => !isRead && read.mutate({ ids: [id] })}
      />
      <Suspense>{childId && <SubjectPanel id={childId} onClose={() => setChildId(undefined)} />}</Suspense>
    </>
  );
}
