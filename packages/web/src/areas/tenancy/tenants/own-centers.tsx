import type { TenantListItem } from '@trellis/contract/tenancy/schemas';
import type { TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CentrePicker } from '../../../ui/centre-picker.tsx';
import { ClearFilters, FilterBar, FilterText } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import type { OwnCenterSearch } from './list-search.ts';
import { useOwnCenters } from './queries.ts';
import { figureColumns, TenantStateTag } from './tenant-columns.tsx';

interface Props {
  search: OwnCenterSearch;
  onSearch: (search: OwnCenterSearch) => void;
}

/** The centres of an enterprise or area, to look at. */
export function OwnCenters({ search, onSearch }: Props) {
  const { t } = useTranslation('tenancy');
  const list = useOwnCenters(search);
  const isFiltered = search.filter !== undefined || search.center !== undefined;
  const clear = () => onSearch({ page: 1, size: search.size });
  const narrow = (change: Pick<OwnCenterSearch, 'filter' | 'center'>) => onSearch({ ...search, ...change, page: 1 });
  return (
    <>
      <PageHeader title={t('word.centers')} />
      <FilterBar label={t('filters.label')} isNarrowed={isFiltered} onClear={clear}>
        <FilterText isMain label={t('word.searchByName')} value={search.filter} onChange={(filter) => narrow({ filter })} />
        <CentrePicker withAll value={search.center} onChange={(center) => narrow({ center })} />
      </FilterBar>
      <PagedTable
        label={t('word.centers')}
        columns={columns(t)}
        list={list}
        search={search}
        onSearch={({ page, size, sorting }) => onSearch({ filter: search.filter, center: search.center, page, size, sorting })}
        empty={
          isFiltered
            ? { title: t('empty.noMatch'), hint: t('empty.noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('empty.own'), hint: t('empty.ownHint') }
        }
      />
    </>
  );
}

function columns(t: TFunction<'tenancy'>): TableColumnsType<TenantListItem> {
  return [
    { key: 'name', title: t('word.name'), sorter: true, dataIndex: 'name' },
    { key: 'state', title: t('word.state'), render: (_, { state }) => <TenantStateTag state={state} /> },
    { key: 'institution', title: t('columns.institution'), render: (_, { institutionType }) => t(`institution.${institutionType}`) },
    { key: 'contact', title: t('columns.contact'), render: (_, { contactName, email, phone }) => contactName ?? email ?? phone ?? '—' },
    { key: 'zone', title: t('fields.zone'), render: (_, { zone }) => zone.replaceAll('_', ' ') },
    ...figureColumns(t),
  ];
}
