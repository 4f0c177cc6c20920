import { useNavigate, useSearch } from '@tanstack/react-router';
import type { StaffGroup } from '@trellis/contract/admins/groups/calls';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { type CenterSearch, readCenterSearch } from '../searches.ts';
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
  const onSearch = (next: CenterSearch) => void navigate({ to: '.', search: next, replace: true });
  const nothing = readsOwn
    ? { title: t('groups.emptySupervisor'), hint: t('groups.emptySupervisorHint') }
    : { title: t('groups.empty'), hint: mayWrite ? t('groups.emptyHint') : undefined };
  return (
    <>
      <ListPage
        title={t('groups.title')}
        add={mayWrite && { text: t('groups.add'), onClick: () => setEdited('new') }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('groups.search') }}
        filters={<FilterCenter value={search.tenantId} onChange={(tenantId) => onSearch({ ...search, page: 1, tenantId })} />}
        list={useGroups(search)}
        columns={useGroupColumns(mayWrite ? setEdited : undefined)}
        empty={nothing}
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
