import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import type { Assessment } from '@trellis/contract/assessments/library-schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterChoice, FilterText } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { StatusDialog } from '../../ui/resource/status-dialog.tsx';
import { StatusFilter } from '../../ui/resource/status-filter.tsx';
import { SortDialog } from '../../ui/sort-dialog.tsx';
import { AssessmentDrawer } from './assessment-drawer.tsx';
import { useLibraryColumns } from './library-columns.tsx';
import { useAssessments, useChangeLibrary } from './library-queries.ts';
import { type AssessmentSearch, assessmentTypes } from './library-search.ts';

const route = getRouteApi('/system/manage/assessment/assessment');

type Opened = { what: 'edit' | 'status' | 'sort'; item?: Assessment };

/** Every assessment of the library, in order. */
export function AssessmentListPage() {
  const { t } = useTranslation('assessments');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAssessments(search);
  const [opened, setOpened] = useState<Opened>();
  const show = (next: AssessmentSearch) => void navigate({ search: next, replace: true });
  const clear = () => show({ page: 1, size: search.size });
  const isNarrowed = search.filter !== undefined || search.assessmentType !== undefined || search.status !== undefined;
  const columns = useLibraryColumns((what, item) => setOpened({ what, item }));
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({ what: 'edit' })}>
      {t('library.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('library.title')} extra={add} />
      <Filters search={search} isNarrowed={isNarrowed} onChange={(change) => show({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable<Assessment>
        label={t('library.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={
          isNarrowed
            ? { title: t('noMatch'), action: <ClearFilters onClear={clear} /> }
            : { title: t('library.empty'), hint: t('library.emptyHint'), action: add }
        }
        onOpen={(item) => setOpened({ what: 'edit', item })}
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

interface FilterProps {
  search: AssessmentSearch;
  isNarrowed: boolean;
  onChange: (change: Partial<AssessmentSearch>) => void;
  onClear: () => void;
}

function Filters({ search, isNarrowed, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('assessments');
  return (
    <FilterBar label={t('filters')} isNarrowed={isNarrowed} onClear={onClear}>
      <FilterText isMain label={t('searchOffered')} value={search.filter} onChange={(filter) => onChange({ filter })} />
      <FilterChoice
        label={t('columns.type')}
        value={search.assessmentType}
        options={assessmentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(assessmentType) => onChange({ assessmentType })}
      />
      <StatusFilter search={search} onSearch={onChange} />
    </FilterBar>
  );
}
