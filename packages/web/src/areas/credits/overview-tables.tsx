import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChildConsumption, CoachConsumption } from '@trellis/contract/credits/overview-schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { pageInput } from '../../ui/list-search.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import type { OverviewSearch } from './overview-search.ts';

interface Props {
  days: { from: string; to: string };
  search: OverviewSearch;
  onSearch: (change: Partial<OverviewSearch>) => void;
}

const figure = { align: 'right', onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums' } }) } as const;

/** What moved in the period, child by child; each leads to its statement. */
export function ChildTable({ days, search, onSearch }: Props) {
  const { t } = useTranslation('credits');
  const input = { ...days, ...pageInput(search), commodity: search.commodity };
  const list = useQuery(api.creditOverview.byChild.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  const columns: TableColumnsType<ChildConsumption> = [
    {
      key: 'name',
      title: t('overview.child'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to="/system/center/detail/subjectDetail" search={{ id, tab: 'credits' }}>
          {name}
        </Link>
      ),
    },
    { key: 'opening', title: t('overview.opening'), ...figure, dataIndex: 'opening' },
    { key: 'sold', title: t('overview.sold'), ...figure, sorter: true, dataIndex: 'sold' },
    { key: 'returned', title: t('overview.returned'), ...figure, sorter: true, dataIndex: 'returned' },
    { key: 'adjusted', title: t('overview.adjusted'), ...figure, sorter: true, dataIndex: 'adjusted' },
    { key: 'consumed', title: t('overview.consumed'), ...figure, sorter: true, dataIndex: 'consumed' },
    { key: 'closing', title: t('overview.closing'), ...figure, sorter: true, dataIndex: 'closing' },
  ];
  return (
    <PagedTable<ChildConsumption>
      label={t('overview.byChild')}
      columns={columns}
      list={list}
      search={search}
      onSearch={({ page, size, sorting }) => onSearch({ page, size, sorting })}
      empty={{ title: t('overview.empty'), hint: t('overview.emptyHint') }}
    />
  );
}

/** What the sessions that each coach finished consumed. */
export function CoachTable({ days, search, onSearch }: Props) {
  const { t } = useTranslation('credits');
  const mayOpen = useCurrentUser().can('Menu.User.User');
  const input = { ...days, ...pageInput(search), commodity: search.commodity };
  const list = useQuery(api.creditOverview.byCoach.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  const columns: TableColumnsType<CoachConsumption> = [
    {
      key: 'name',
      title: t('word.coach'),
      sorter: true,
      render: (_, { id, name }) =>
        mayOpen && name ? (
          <Link to="/system/center/detail/userDetail" search={{ id }}>
            {name}
          </Link>
        ) : (
          name || t('overview.unknown')
        ),
    },
    { key: 'consumed', title: t('overview.consumed'), ...figure, sorter: true, dataIndex: 'consumed' },
    { key: 'returned', title: t('overview.returned'), ...figure, sorter: true, dataIndex: 'returned' },
  ];
  return (
    <PagedTable<CoachConsumption>
      label={t('overview.byCoach')}
      columns={columns}
      list={list}
      search={search}
      onSearch={({ page, size, sorting }) => onSearch({ page, size, sorting })}
      empty={{ title: t('overview.empty'), hint: t('overview.emptyHint') }}
    />
  );
}
