import { getRouteApi } from '@tanstack/react-router';
import type { CurrentPlan } from '@trellis/contract/offline-plans/management/schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CentrePicker } from '../../../ui/centre-picker.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { PlanStateTag } from '../state-tags.tsx';
import { useCurrentPlans } from './queries.ts';
import { runningStates } from './searches.ts';

const route = getRouteApi('/system/manage/traningManage/planList');

/** The plans that go on at every center that the reader looks after. */
export function CurrentPlansPage() {
  const { t } = useTranslation(['planManagement', 'offlinePlans']);
  const { zone } = useCurrentUser();
  const { search, onSearch, narrow } = useListState(route);
  const { filter, tenantId, state } = search;
  const columns: TableColumnsType<CurrentPlan> = [
    { key: 'child', title: t('word.child'), render: (_, { subjectName }) => subjectName },
    { key: 'number', title: t('columns.number'), render: (_, { outpatientNumber }) => outpatientNumber ?? t('word.nothing') },
    { key: 'center', title: t('word.center'), render: (_, { tenantName }) => tenantName },
    { key: 'plan', title: t('offlinePlans:createPlan.template'), render: (_, { displayName }) => displayName },
    { key: 'state', title: t('word.state'), render: (_, { state }) => <PlanStateTag state={state} /> },
    { key: 'progress', title: t('columns.finished'), render: (_, { num, totalNum }) => t('finishedOf', { num, totalNum }) },
    { key: 'level', title: t('columns.level'), render: (_, { startDifficulty }) => startDifficulty },
    { key: 'coach', title: t('word.coach'), render: (_, { coachName }) => coachName },
    {
      key: 'last',
      title: t('columns.last'),
      render: (_, { lastOpenedAt }) => (lastOpenedAt ? formatDateTime(lastOpenedAt, zone) : t('word.nothing')),
    },
    { key: 'created', title: t('columns.created'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
  ];
  return (
    <ListPage
      title={t('offlinePlans:menu.currentPlans')}
      extra={<ExportButton path="/api/rocketAdmin/userOfflinePlan/currentPlanExcel" query={{ filter, tenantId, state }} />}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('plans.search') }}
      filters={
        <>
          <CentrePicker value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />
          <FilterChoice
            label={t('word.state')}
            value={search.state}
            options={runningStates.map((value) => ({ value, label: t(`offlinePlans:plan.state.${value}`) }))}
            onChange={(state) => narrow({ state })}
          />
        </>
      }
      list={useCurrentPlans(search)}
      columns={columns}
      empty={{ title: t('plans.empty'), hint: t('plans.emptyHint') }}
    />
  );
}
