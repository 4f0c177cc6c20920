import type { TenantListItem } from '@trellis/contract/tenancy/schemas';
import type { TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CentrePicker } from '../../../ui/centre-picker.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import type { useListState } from '../../../ui/use-list-state.ts';
import type { OwnCenterSearch } from './list-search.ts';
import { useOwnCenters } from './queries.ts';
import { figureColumns, TenantStateTag } from './tenant-columns.tsx';

/** The centres of an enterprise or area, to look at. */
export function OwnCenters({ search, onSearch, narrow }: ReturnType<typeof useListState<OwnCenterSearch>>) {
  const { t } = useTranslation('tenancy');
  return (
    <ListPage
      title={t('word.centers')}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('word.searchByName') }}
      filters={<CentrePicker value={search.center} onChange={(center) => narrow({ center })} />}
      list={useOwnCenters(search)}
      columns={columns(t)}
      empty={{ title: t('empty.own'), hint: t('empty.ownHint') }}
    />
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
