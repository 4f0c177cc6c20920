import { getRouteApi } from '@tanstack/react-router';
import { guardianLimits } from '@trellis/contract/guardians/rules';
import { useTranslation } from 'react-i18next';
import { BeginElsewhere } from '../../ui/begin-elsewhere.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterText } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { useGuardianColumns } from './guardian-columns.tsx';
import { GuardianDrawer } from './guardian-drawer.tsx';
import { filterOf } from './list-search.ts';
import { useGuardianPage } from './queries.ts';

const route = getRouteApi('/system/center/menu/user/guardian');

/** The guardians of the centre's children; a row opens one of them. */
export function GuardianListPage() {
  const { t } = useTranslation('guardians');
  const { search, onSearch, narrow } = useListState(route);
  const open = (guardian: string | undefined) => onSearch({ ...search, guardian });
  const toChildren = (
    <BeginElsewhere policy="PFE.UserManagement.Subject.Write" to="/system/center/menu/user/subject">
      {t('toChildren')}
    </BeginElsewhere>
  );
  return (
    <>
      <ListPage
        title={t('word.guardians')}
        extra={<ExportButton path="/api/business/subject/guardianExcel" query={{ ...filterOf(search), sorting: search.sorting }} />}
        search={search}
        onSearch={onSearch}
        opened="guardian"
        searchedBy={{ label: t('filters.search'), placeholder: t('filters.searchPlaceholder') }}
        filters={
          <FilterText
            label={t('filters.subjectName')}
            maxLength={guardianLimits.fullName}
            value={search.subjectName}
            onChange={(subjectName) => narrow({ subjectName })}
          />
        }
        list={useGuardianPage(search)}
        columns={useGuardianColumns(search)}
        empty={{ title: t('emptyTitle'), hint: t('emptyHint'), action: toChildren }}
        onOpen={({ id }) => open(id)}
      />
      {search.guardian && (
        <GuardianDrawer key={search.guardian} guardianId={search.guardian} onClose={() => open(undefined)} onMerged={open} />
      )}
    </>
  );
}
