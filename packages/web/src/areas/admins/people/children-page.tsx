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
import { isNarrowed } from '../../../ui/list-search.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { ageLabel, RemainingClasses, TagChip } from '../../subjects/public.ts';
import type { ChildrenSearch } from '../searches.ts';
import { useEmpty } from '../use-empty.tsx';
import { ChildDrawer } from './child-drawer.tsx';
import { PeopleFilterBar } from './people-filter-bar.tsx';
import { useChildren } from './queries.ts';

const route = getRouteApi('/system/manage/menu/user/subjectList');
const statuses = ['Bind', 'Unbound'] as const;

/** The children of every centre that the reader looks after. */
export function ChildrenPage() {
  const { t } = useTranslation(['admins', 'subjects']);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (change: Partial<ChildrenSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const open = (child: string | undefined) => show({ page: search.page, child });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  const { child, ...filters } = search;
  return (
    <>
      <PageHeader title={t('children.title')} />
      <PeopleFilterBar
        label={t('word.personName')}
        filter={search.filter}
        isNarrowed={isNarrowed(filters)}
        onFilter={(filter) => show({ filter })}
        onClear={clear}
      >
        <FilterCenter value={search.tenantId} onChange={(tenantId) => show({ tenantId })} />
        <FilterChoice
          label={t('filters.tag')}
          value={search.tag}
          options={subjectTag.options.map((tag) => ({ value: tag, label: t(`subjects:tag.${tag}`) }))}
          onChange={(tag) => show({ tag })}
        />
        <FilterChoice
          label={t('filters.status')}
          value={search.status}
          options={statuses.map((status) => ({ value: status, label: t(`children.status.${status}`) }))}
          onChange={(status) => show({ status })}
        />
      </PeopleFilterBar>
      <PagedTable
        label={t('children.title')}
        columns={useColumns(open)}
        list={useChildren(search)}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={useEmpty(isNarrowed(filters), { title: t('children.empty'), hint: t('children.emptyHint') }, clear)}
        onOpen={({ id }) => open(id)}
      />
      {child && <ChildDrawer key={child} id={child} onClose={() => open(undefined)} />}
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
      render: (_, row) => <RemainingClasses count={row.remainingTimes} />,
    },
    { key: 'created', title: t('children.created'), render: (_, { createdAt }) => formatDateTime(createdAt, zone) },
  ];
}
