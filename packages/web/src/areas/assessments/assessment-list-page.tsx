import { getRouteApi } from '@tanstack/react-router';
import type { Assessment } from '@trellis/contract/assessments/library-schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { StatusDialog } from '../../ui/resource/status-dialog.tsx';
import { StatusFilter } from '../../ui/resource/status-filter.tsx';
import { SortDialog } from '../../ui/sort-dialog.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { AssessmentDrawer } from './assessment-drawer.tsx';
import { useLibraryColumns } from './library-columns.tsx';
import { useAssessments, useChangeLibrary } from './library-queries.ts';
import { assessmentTypes } from './library-search.ts';

const route = getRouteApi('/system/manage/assessment/assessment');

type Opened = { what: 'edit' | 'status' | 'sort'; item?: Assessment };

/** Every assessment of the library, in order. */
export function AssessmentListPage() {
  const { t } = useTranslation('assessments');
  const { search, onSearch, narrow } = useListState(route);
  const [opened, setOpened] = useState<Opened>();
  const mayWrite = useCurrentUser().canWrite('RocketSystem.AssessmentLibrary');
  return (
    <>
      <ListPage
        title={t('library.title')}
        add={mayWrite && { text: t('library.add'), onClick: () => setOpened({ what: 'edit' }) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('searchOffered') }}
        filters={
          <>
            <FilterChoice
              label={t('columns.type')}
              value={search.assessmentType}
              options={assessmentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
              onChange={(assessmentType) => narrow({ assessmentType })}
            />
            <StatusFilter search={search} onSearch={onSearch} />
          </>
        }
        list={useAssessments(search)}
        columns={useLibraryColumns(mayWrite && ((what, item) => setOpened({ what, item })))}
        empty={{ title: t('library.empty'), hint: t('library.emptyHint') }}
        onOpen={mayWrite ? (item) => setOpened({ what: 'edit', item }) : undefined}
      />
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function OpenedDialog({ opened: { what, item }, onClose }: { opened: Opened; onClose: () => void }) {
  const { setStatus, move } = useChangeLibrary();
  if (what === 'edit' || !item) return <AssessmentDrawer id={item?.id ?? null} name={item?.title ?? ''} onClose={onClose} />;
  const { id, title, status, sortOrder } = item;
  if (what === 'sort') {
    return (
      <SortDialog
        name={title}
        place={sortOrder}
        onSave={(newSortOrder) => move.mutateAsync({ assessmentId: id, newSortOrder })}
        onClose={onClose}
      />
    );
  }
  return <StatusDialog name={title} status={status} onSave={(next) => setStatus.mutateAsync({ id, status: next })} onClose={onClose} />;
}
