import { PlusOutlined } from '@ant-design/icons';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { StaffGroup } from '@trellis/contract/admins/groups/calls';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { isNarrowed } from '../../../ui/list-search.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { PeopleFilterBar } from '../people/people-filter-bar.tsx';
import { type CenterSearch, readCenterSearch } from '../searches.ts';
import { useEmpty } from '../use-empty.tsx';
import { useGroupColumns } from './group-columns.tsx';
import { useGroups } from './queries.ts';

const GroupDrawer = lazy(() => import('./group-drawer.tsx').then((module) => ({ default: module.GroupDrawer })));

/** Groups of staff: operators keep them, supervisors and enterprises read theirs. */
export function GroupPage() {
  const { t } = useTranslation('admins');
  const user = useCurrentUser();
  const search = readCenterSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [edited, setEdited] = useState<StaffGroup | 'new'>();
  const mayWrite = user.can('PFE.StaffGroup.Write');
  const readsOwn = user.type === 'Management' && !mayWrite;
  const go = (next: Partial<CenterSearch>) => void navigate({ to: '.', search: next, replace: true });
  const show = (change: Partial<CenterSearch>) => go({ ...search, page: 1, ...change });
  const clear = () => go({ size: search.size });
  const add = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      {t('groups.add')}
    </Button>
  );
  const nothing = readsOwn
    ? { title: t('groups.emptySupervisor'), hint: t('groups.emptySupervisorHint') }
    : { title: t('groups.empty'), hint: mayWrite ? t('groups.emptyHint') : undefined };
  return (
    <>
      <PageHeader title={t('groups.title')} extra={add} />
      <PeopleFilterBar
        label={t('groups.search')}
        filter={search.filter}
        isNarrowed={isNarrowed(search)}
        onFilter={(filter) => show({ filter })}
        onClear={clear}
      >
        <FilterCenter value={search.tenantId} onChange={(tenantId) => show({ tenantId })} />
      </PeopleFilterBar>
      <PagedTable
        label={t('groups.title')}
        columns={useGroupColumns(mayWrite ? setEdited : undefined)}
        list={useGroups(search)}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={useEmpty(isNarrowed(search), nothing, clear)}
        onOpen={mayWrite ? setEdited : undefined}
      />
      <Suspense>
        {edited && (
          <GroupDrawer
            key={edited === 'new' ? edited : edited.id}
            group={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
