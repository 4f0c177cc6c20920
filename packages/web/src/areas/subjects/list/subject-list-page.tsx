import { getRouteApi, useRouter } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { OpenImport } from '../../../ui/imports/open-import.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useSelection } from '../../../ui/selection.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { BatchActions } from '../batch/batch-actions.tsx';
import { useSubjectPage } from '../queries.ts';
import { filtersOf } from './list-search.ts';
import { RecentChildren } from './recent-children.tsx';
import { subjectColumns } from './subject-columns.tsx';
import { SubjectFilters } from './subject-filters.tsx';
import { useHasRowMenu } from './use-row-menu.ts';

const SubjectDrawer = lazy(() => import('../editing/subject-drawer.tsx').then((module) => ({ default: module.SubjectDrawer })));
const route = getRouteApi('/system/center/menu/user/subject');

/** The children of the centre. */
export function SubjectListPage() {
  const { t } = useTranslation(['subjects', 'familyPages']);
  const { t: ofSubjects } = useTranslation('subjects');
  const { search, onSearch, narrow } = useListState(route);
  const { navigate } = useRouter();
  const [adding, setAdding] = useState(false);
  const { can, zone } = useCurrentUser();
  const mayWrite = can('PFE.UserManagement.Subject.Write');
  const selection = useSelection<SubjectListItem>(limits.batchSize, ({ name }) => name);
  const actions = <BatchActions ids={selection.ids} onChange={selection.onChange} isArchive={search.tag === 'Archived'} />;
  return (
    <>
      <ListPage
        title={t('word.children')}
        extra={
          <>
            <RecentChildren />
            {mayWrite && <Button onClick={() => void navigate({ to: '/system/center/detail/enrolment' })}>{t('enrolment.start')}</Button>}
            <Button onClick={() => void navigate({ to: '/system/center/menu/user/grantedSubject' })}>
              {t('familyPages:granted.open')}
            </Button>
            <Button onClick={() => void navigate({ to: '/system/center/menu/user/subjectMove' })}>{t('move.moves')}</Button>
            <ExportButton path="/api/business/subject/excelDownload" query={{ ...filtersOf(search), sorting: search.sorting }} />
            {mayWrite && <OpenImport of={[{ path: '/system/center/menu/user/subjectImport' }]} />}
          </>
        }
        add={mayWrite && { text: t('add'), onClick: () => setAdding(true) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.search'), placeholder: t('filters.searchPlaceholder') }}
        filters={<SubjectFilters search={search} onChange={narrow} />}
        list={useSubjectPage(search)}
        columns={subjectColumns(ofSubjects, { zone, mayCheckIn: can('PFE.UserManagement.CheckIn'), mayAct: useHasRowMenu() })}
        empty={{ title: t('emptyTitle'), hint: t('emptyHint') }}
        selection={mayWrite ? { ...selection, actions } : undefined}
        onOpen={({ id }) => void navigate({ to: '/system/center/detail/subjectDetail', search: { id } })}
      />
      <Suspense>{adding && <SubjectDrawer onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
