import { getRouteApi } from '@tanstack/react-router';
import type { ChildItem } from '@trellis/contract/admins/people/schemas';
import { subjectTag } from '@trellis/contract/subjects/schemas';
import { Button, Flex, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { ageLabel, RemainingClasses, TagChip } from '../../subjects/public.ts';
import { ChildDrawer } from './child-drawer.tsx';
import { useChildren } from './queries.ts';

const route = getRouteApi('/system/manage/menu/user/subjectList');
const statuses = ['Bind', 'Unbound'] as const;

/** The children of every centre that the reader looks after. */
export function ChildrenPage() {
  const { t } = useTranslation(['admins', 'subjects']);
  const { search, onSearch, narrow } = useListState(route);
  const open = (child: string | undefined) => onSearch({ ...search, child });
  return (
    <>
      <ListPage
        title={t('children.title')}
        search={search}
        onSearch={onSearch}
        opened="child"
        searchedBy={{ label: t('subjects:filters.search') }}
        filters={
          <>
            <FilterCenter value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />
            <FilterChoice
              label={t('filters.tag')}
              value={search.tag}
              options={subjectTag.options.map((tag) => ({ value: tag, label: t(`subjects:tag.${tag}`) }))}
              onChange={(tag) => narrow({ tag })}
            />
            <FilterChoice
              label={t('filters.status')}
              value={search.status}
              options={statuses.map((status) => ({ value: status, label: t(`children.status.${status}`) }))}
              onChange={(status) => narrow({ status })}
            />
          </>
        }
        list={useChildren(search)}
        columns={useColumns(open)}
        empty={{ title: t('children.empty'), hint: t('children.emptyHint') }}
        onOpen={({ id }) => open(id)}
      />
      {search.child && <ChildDrawer key={search.child} id={search.child} onClose={() => open(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): TableColumnsType<ChildItem> {
  const { t } = useTranslation(['admins', 'subjects']);
  const { t: ofSubjects } = useTranslation('subjects');
  const { zone } = useCurrentUser();
  const today = centreToday(zone);
  return [
    {
      key: 'child',
      title: t('children.child'),
      render: (_, { id, name, tag }) => (
        <Flex gap="small" align="center">
          <Button type="link" style={{ paddingInline: 0 }} onClick={() => onOpen(id)}>
            {name}
          </Button>
          <TagChip tag={tag} />
        </Flex>
      ),
    },
    { key: 'center', title: t('word.center'), render: (_, { tenantName }) => tenantName },
    { key: 'number', title: t('filters.number'), render: (_, { outpatientNumber }) => outpatientNumber ?? t('word.nothing') },
    { key: 'age', title: t('children.age'), render: (_, { birthday }) => ageLabel(ofSubjects, birthday, today).age },
    { key: 'status', title: t('filters.status'), render: (_, { status }) => t(`children.status.${status}`) },
    { key: 'coaches', title: t('children.coaches'), render: (_, { coachNames }) => coachNames.join(', ') || t('word.nothing') },
    {
      key: 'remaining',
      title: t('children.remaining'),
      align: 'right',
      render: (_, row) => <RemainingClasses child={row} />,
    },
    { key: 'created', title: t('children.created'), render: (_, { createdAt }) => formatDateTime(createdAt, zone) },
  ];
}
