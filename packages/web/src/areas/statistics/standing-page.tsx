import { useNavigate } from '@tanstack/react-router';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useAmounts } from './amounts.ts';
import { StandingTrail } from './entries-trail.tsx';
import { useStandingColumns } from './entry-columns.tsx';
import { useOwnAddress } from './own-address.ts';
import { useStanding } from './queries.ts';
import { readStandingSearch, type StandingSearch } from './searches.ts';

/** What stands at this moment, one by one, with what all of it adds up to. */
export function StandingPage() {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const written = useAmounts();
  const { pathname, search: raw } = useOwnAddress();
  const search = readStandingSearch(raw);
  const { page: _page, size: _size, ...filter } = search;
  const { standing, part } = search;
  const onSearch = (next: StandingSearch) => void navigate({ to: pathname, search: next, replace: true } as never);
  const list = useStanding(search);
  const title = t(`standing.${standing}`);
  return (
    <>
      <StandingTrail search={search} />
      <ListPage
        title={part ? `${title}: ${t(`part.${part as 'Active'}`)}` : title}
        extra={<ExportButton path="/api/rocketAdmin/statistics/standingExcel" query={filter} />}
        about={
          list.data && <Typography.Paragraph strong>{t('inAll', { amount: written(standing, '', list.data.amount) })}</Typography.Paragraph>
        }
        search={{ page: search.page, size: search.size }}
        onSearch={(next) => onSearch({ ...search, ...next })}
        list={list}
        columns={useStandingColumns(search)}
        empty={{ title: t('nothingCounted') }}
      />
    </>
  );
}
