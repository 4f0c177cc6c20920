import { useNavigate } from '@tanstack/react-router';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useAmounts } from './amounts.ts';
import { EntriesTrail } from './entries-trail.tsx';
import { useEntryColumns } from './entry-columns.tsx';
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
