import { getRouteApi } from '@tanstack/react-router';
import type { TrialSummary } from '@trellis/contract/trial-plans/schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { CentrePicker } from '../../ui/centre-picker.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useTrials } from './queries.ts';
import { trainingTypes, trialStates } from './searches.ts';
import { useTrialColumns } from './trial-columns.tsx';

const route = getRouteApi('/system/manage/statistic/trialSessionList');

/** The trials of every center that the reader looks after. */
export function TrialListPage() {
  const { t } = useTranslation('trialPlans');
  const { search, onSearch, narrow } = useListState(route);
  const { page: _page, size: _size, ...filter } = search;
  const columns: TableColumnsType<TrialSummary> = [
    { key: 'child', title: t('columns.child'), render: (_, { subjectName }) => subjectName },
    { key: 'number', title: t('columns.number'), render: (_, { outpatientNumber }) => outpatientNumber ?? t('word.nothing') },
    { key: 'center', title: t('columns.center'), render: (_, { tenantName }) => tenantName },
    ...useTrialColumns(),
  ];
  return (
    <ListPage
      title={t('list.title')}
      extra={<ExportButton path="/api/rocketAdmin/trialPlan/excelDownload" query={filter} />}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('list.search') }}
      filters={
        <>
          <CentrePicker value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />
          <FilterChoice
            label={t('columns.trainingType')}
            value={search.trainingType}
            options={trainingTypes.map((value) => ({ value, label: t(`trainingType.${value}`) }))}
            onChange={(trainingType) => narrow({ trainingType })}
          />
          <FilterChoice
            label={t('columns.state')}
            value={search.state}
            options={trialStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(state) => narrow({ state })}
          />
          <FilterPeriod label={t('list.period')} from={search.from} to={search.to} onChange={narrow} />
        </>
      }
      list={useTrials(search)}
      columns={columns}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  );
}
