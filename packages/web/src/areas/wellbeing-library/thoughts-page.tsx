import { getRouteApi } from '@tanstack/react-router';
import type { PlacedThought } from '@trellis/contract/wellbeing-library/thought-calls';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { PageSearch } from '../../ui/list-search.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useLatestThoughts } from './child-queries.ts';
import { TopicThoughts } from './topic-thoughts.tsx';

const all = getRouteApi('/system/manage/nutrition/thoughts');
const enterprise = getRouteApi('/system/enterprise/nutrition/thoughts');
const area = getRouteApi('/system/area/nutrition/thoughts');

/** What staff of all centers wrote on daily topics. */
export const AllThoughtsPage = () => <LatestThoughts {...useListState(all)} />;

/** The same of an enterprise's centers. */
export const EnterpriseThoughtsPage = () => <LatestThoughts {...useListState(enterprise)} />;

/** The same of an area's centers. */
export const AreaThoughtsPage = () => <LatestThoughts {...useListState(area)} />;

function LatestThoughts({ search, onSearch }: ReturnType<typeof useListState<PageSearch>>) {
  const { t } = useTranslation('wellbeingLibrary');
  const [shown, setShown] = useState<PlacedThought>();
  return (
    <>
      <ListPage
        title={t('menu.topicThoughts')}
        search={search}
        onSearch={onSearch}
        list={useLatestThoughts(search)}
        columns={useColumns(setShown)}
        empty={{ title: t('allThoughts.empty'), hint: t('allThoughts.emptyHint') }}
      />
      {shown && (
        <SideDrawer title={shown.dailyTopic} onClose={() => setShown(undefined)}>
          <TopicThoughts {...shown} mayWrite={false} />
        </SideDrawer>
      )}
    </>
  );
}

function useColumns(onOpen: (thought: PlacedThought) => void): TableColumnsType<PlacedThought> {
  const { t } = useTranslation('wellbeingLibrary');
  const { zone } = useCurrentUser();
  return [
    {
      key: 'topic',
      title: t('allThoughts.topic'),
      render: (_, thought) => (
        <Button type="link" onClick={() => onOpen(thought)}>
          {thought.dailyTopic}
        </Button>
      ),
    },
    {
      key: 'thought',
      title: t('allThoughts.thought'),
      width: '32%',
      render: (_, { thought }) => <span className="as-written">{thought}</span>,
    },
    { key: 'by', title: t('allThoughts.by'), render: (_, { userName }) => userName ?? t('thoughts.somebody') },
    { key: 'center', title: t('word.center'), render: (_, { center }) => center },
    { key: 'place', title: t('allThoughts.place'), render: (_, { template, weekTheme }) => `${template} · ${weekTheme}` },
    { key: 'time', title: t('allThoughts.time'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
  ];
}
