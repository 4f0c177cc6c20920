import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import { type School, schoolNature } from '@trellis/contract/tenancy/school-calls';
import { Button, Flex, Select, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../subjects/search-field.tsx';
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
            ? { title: t('empty.noMatch'), hint: t('empty.noMatchHint'), action: <Button onClick={clear}>{t('filters.clear')}</Button> }
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
  const { token } = theme.useToken();
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '2 1 0', minWidth: token.screenXS / 3 }}>
        <SearchField
          takesSlash
          label={t('filters.school')}
          placeholder={t('filters.school')}
          maxLength={100}
          value={search.filter ?? ''}
          onSearch={(text) => onChange({ filter: text || undefined })}
        />
      </div>
      <Select
        allowClear
        aria-label={t('filters.nature')}
        placeholder={t('filters.nature')}
        style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}
        value={search.nature}
        onChange={(nature) => onChange({ nature })}
        options={schoolNature.options.map((nature) => ({ value: nature, label: t(`nature.${nature}`) }))}
      />
      <Button type="text" onClick={onClear} disabled={!isFiltered}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
