import { getRouteApi } from '@tanstack/react-router';
import type { ChildItem } from '@trellis/contract/admins/people/schemas';
import { subjectTag } from '@trellis/contract/subjects/schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { choice } from '../../../ui/choice-filters.tsx';
import { OpenButton, useColumns } from '../../../ui/columns.tsx';
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
        filters={<FilterCenter value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />}
        choices={[
          choice('tag', t('filters.tag'), subjectTag.options, (tag) => t(`subjects:tag.${tag}`)),
          choice('status', t('filters.status'), statuses, (status) => t(`children.status.${status}`)),
        ]}
        list={useChildren(search)}
        columns={useChildColumns(open)}
        empty={{ title: t('children.empty'), hint: t('children.emptyHint') }}
        onOpen={({ id }) => open(id)}
      />
      {search.child && <ChildDrawer key={search.child} id={search.child} onClose={() => open(undefined)} />}
    </>
  );
}

function useChildColumns(onOpen: (id: string) => void) {
  const { t } = useTranslation('admins');
  const { t: ofSubjects } = useTranslation('subjects');
  const today = centreToday(useCurrentUser().zone);
  const column = useColumns<ChildItem>();
  const child = ({ id, name, tag }: ChildItem) => (
    <Flex gap="small" align="center">
      <OpenButton name={name} onClick={() => onOpen(id)} />
      <TagChip tag={tag} />
    </Flex>
  );
  return [
    column.of('child', t('children.child'), child),
    column.of('center', t('word.center'), ({ tenantName }) => tenantName),
    column.of('number', t('filters.number'), ({ outpatientNumber }) => outpatientNumber),
    column.of('age', t('children.age'), ({ birthday }) => ageLabel(ofSubjects, birthday, today).age),
    column.of('status', t('filters.status'), ({ status }) => t(`children.status.${status}`)),
    column.of('coaches', t('children.coaches'), ({ coachNames }) => coachNames.join(', ')),
    column.number('remaining', t('children.remaining'), (row) => <RemainingClasses child={row} />),
    column.time('created', t('children.created'), ({ createdAt }) => createdAt),
  ];
}
