import { getRouteApi } from '@tanstack/react-router';
import type { CoreSession } from '@trellis/contract/offline-plans/management/schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../ui/export-button.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useCoreSessions } from './queries.ts';

const route = getRouteApi('/system/manage/traningManage/coreSessionLibrary');

/** What the sessions of the library's plan templates are made of. */
export function CoreSessionsPage() {
  const { t } = useTranslation(['planManagement', 'offlinePlans']);
  const { search, onSearch } = useListState(route);
  const columns: TableColumnsType<CoreSession> = [
    { key: 'plan', title: t('offlinePlans:createPlan.template'), render: (_, { displayName }) => displayName },
    { key: 'num', title: t('columns.session'), render: (_, { num, totalNum }) => t('numOf', { num, totalNum }) },
    { key: 'exercises', title: t('offlinePlans:session.items'), render: (_, { items }) => <Exercises items={items} /> },
    { key: 'music', title: t('columns.music'), render: (_, { musicCourse }) => musicCourse ?? t('word.none') },
    { key: 'scale', title: t('columns.scale'), render: (_, { ilsVersion }) => ilsVersion },
  ];
  return (
    <ListPage
      title={t('offlinePlans:menu.coreSessionLibrary')}
      extra={<ExportButton path="/api/rocketAdmin/userOfflinePlan/coreSessionExcel" query={{ filter: search.filter }} />}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('library.search') }}
      list={useCoreSessions(search)}
      columns={columns}
      empty={{ title: t('library.empty'), hint: t('library.emptyHint') }}
    />
  );
}

/** Each with how far from the plan's level it begins, where it is not at it. */
function Exercises({ items }: Pick<CoreSession, 'items'>) {
  const { t } = useTranslation('planManagement');
  const texts = items.map(({ title, offset }) =>
    offset === 0 ? title : t('offset', { title, offset: `${offset > 0 ? '+' : '−'}${Math.abs(offset)}` }),
  );
  return <>{texts.join(t('between')) || t('word.none')}</>;
}
