import { useNavigate } from '@tanstack/react-router';
import { isMoney, isSummed } from '@trellis/contract/statistics/figures';
import type { Entry } from '@trellis/contract/statistics/schemas';
import { type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { PathLink } from '../../ui/path-link.tsx';
import { useAmounts } from './amounts.ts';
import { EntriesTrail } from './entries-trail.tsx';
import { useOwnAddress } from './own-address.ts';
import { PeriodPicker } from './period-picker.tsx';
import { useEntries } from './queries.ts';
import { type EntrySearch, readEntrySearch } from './searches.ts';

/** What a figure counts, one by one, with what all of it adds up to. */
export function EntriesPage() {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const written = useAmounts();
  const { pathname, search: raw } = useOwnAddress();
  const search = readEntrySearch(raw);
  const { page: _page, size: _size, ...filter } = search;
  const { figure, part = '' } = search;
  const onSearch = (next: EntrySearch) => void navigate({ to: pathname, search: next, replace: true } as never);
  const list = useEntries(search);
  return (
    <>
      <EntriesTrail search={search} />
      <ListPage
        title={t(`figure.${figure}`)}
        extra={<ExportButton path="/api/rocketAdmin/statistics/entriesExcel" query={filter} />}
        about={
          <>
            <PeriodPicker value={filter} onChange={(change) => onSearch({ ...search, page: 1, ...change })} />
            {list.data && (
              <Typography.Paragraph strong>{t('inAll', { amount: written(figure, part, list.data.amount) })}</Typography.Paragraph>
            )}
          </>
        }
        search={{ page: search.page, size: search.size }}
        onSearch={(next) => onSearch({ ...search, ...next })}
        list={list}
        columns={useEntryColumns(search)}
        empty={{ title: t('nothingCounted'), hint: t('nothingCountedHint') }}
      />
    </>
  );
}

function useEntryColumns({ figure }: EntrySearch): TableColumnsType<Entry> {
  const { t } = useTranslation('statistics');
  const written = useAmounts();
  const { type } = useCurrentUser();
  const isOfCenter = type === 'Center';
  return [
    {
      key: 'name',
      title: t('entry.name'),
      render: (_, { name, subjectId }) =>
        subjectId && isOfCenter ? (
          <PathLink path={`/system/center/detail/subjectDetail?id=${subjectId}`}>{name}</PathLink>
        ) : (
          name || t('word.nothing')
        ),
    },
    ...(isOfCenter ? [] : [{ key: 'center', title: t('word.center'), render: (_: unknown, { tenantName }: Entry) => tenantName }]),
    { key: 'day', title: t('entry.day'), render: (_, { day }) => formatDate(day) },
    ...(isSummed(figure) || isMoney(figure)
      ? [
          {
            key: 'amount',
            title: t('entry.amount'),
            align: 'right' as const,
            render: (_: unknown, { part, amount }: Entry) => written(figure, part, amount),
          },
        ]
      : []),
  ];
}
