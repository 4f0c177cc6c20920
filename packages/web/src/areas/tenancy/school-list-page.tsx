import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import { type School, schoolNature } from '@trellis/contract/tenancy/school-calls';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterChoice, FilterText } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import type { SchoolListSearch } from './list-search.ts';
import { useSchools } from './queries.ts';
import { schoolColumns } from './school-columns.tsx';
import { SchoolDrawer } from './school-drawer.tsx';
import { SchoolGrantDrawer } from './school-grant-drawer.tsx';

const route = getRouteApi('/system/manage/manage/school');

/** The schools that centres may offer in their child forms. */
export function SchoolListPage() {
  const { t } = useTranslation('tenancy');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSchools(search);
  const [open, setOpen] = useState<{ what: 'form' | 'grants'; school?: School }>();
  const show = (next: SchoolListSearch) => void navigate({ search: next, replace: true });
  const close = () => setOpen(undefined);
  const clear = () => show({ page: 1, size: search.size });
  const isFiltered = search.filter !== undefined || search.nature !== undefined;
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen({ what: 'form' })}>
      {t('schools.add')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('schools.title')} extra={add} />
      <SchoolFilters
        search={search}
        onChange={(change) => show({ ...search, ...change, page: 1 })}
        onClear={clear}
        isFiltered={isFiltered}
      />
      <PagedTable
        label={t('schools.title')}
        columns={schoolColumns(t, {
          onEdit: (school) => setOpen({ what: 'form', school }),
          onGrant: (school) => setOpen({ what: 'grants', school }),
        })}
        list={list}
        search={search}
        onSearch={({ page, size, sorting }) => show({ filter: search.filter, nature: search.nature, page, size, sorting })}
        empty={
          isFiltered
            ? { title: t('empty.noMatch'), hint: t('empty.noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('schools.empty'), hint: t('schools.emptyHint'), action: add }
        }
        onOpen={(school) => setOpen({ what: 'form', school })}
      />
      {open?.what === 'form' && <SchoolDrawer school={open.school} onClose={close} />}
      {open?.what === 'grants' && open.school && <SchoolGrantDrawer school={open.school} onClose={close} />}
    </>
  );
}

interface FilterProps {
  search: SchoolListSearch;
  isFiltered: boolean;
  onChange: (change: Pick<SchoolListSearch, 'filter' | 'nature'>) => void;
  onClear: () => void;
}

function SchoolFilters({ search, isFiltered, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('tenancy');
  return (
    <FilterBar label={t('filters.label')} isNarrowed={isFiltered} onClear={onClear}>
      <FilterText isMain label={t('filters.school')} value={search.filter} onChange={(filter) => onChange({ filter })} />
      <FilterChoice
        label={t('filters.nature')}
        value={search.nature}
        options={schoolNature.options.map((nature) => ({ value: nature, label: t(`nature.${nature}`) }))}
        onChange={(nature) => onChange({ nature })}
      />
    </FilterBar>
  );
}
