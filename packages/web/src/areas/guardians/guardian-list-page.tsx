import { getRouteApi, Link } from '@tanstack/react-router';
import { guardianLimits } from '@trellis/contract/guardians/rules';
import type { GuardianListItem } from '@trellis/contract/guardians/schemas';
import { Flex, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { BeginElsewhere } from '../../ui/begin-elsewhere.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterText } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { Status } from '../../ui/status.tsx';
import { useListState } from '../../ui/use-list-state.ts';
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
        extra={<ExportButton path="/api/business/subject/guardianExcel" query={filterOf(search)} />}
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
        columns={useColumns()}
        empty={{ title: t('emptyTitle'), hint: t('emptyHint'), action: toChildren }}
        onOpen={({ id }) => open(id)}
      />
      {search.guardian && (
        <GuardianDrawer key={search.guardian} guardianId={search.guardian} onClose={() => open(undefined)} onMerged={open} />
      )}
    </>
  );
}

function useColumns(): TableColumnsType<GuardianListItem> {
  const { t } = useTranslation('guardians');
  const { zone } = useCurrentUser();
  const search = route.useSearch();
  return [
    {
      key: 'fullName',
      title: t('fields.fullName'),
      sorter: true,
      // a link, so that the keyboard opens a row too
      render: (_, { id, fullName }) => (
        <Link
          to="/system/center/menu/user/guardian"
          search={{ ...search, guardian: id }}
          replace
          onClick={(event) => event.stopPropagation()}
        >
          {fullName}
        </Link>
      ),
    },
    {
      key: 'subjects',
      title: t('fields.children'),
      render: (_, { subjects }) => (
        <Flex vertical>
          {subjects.map(({ id, name, guardianRoleRelationshipLocale }) => (
            <span key={id}>{`${name} (${guardianRoleRelationshipLocale})`}</span>
          ))}
        </Flex>
      ),
    },
    { key: 'phone', title: t('fields.phone'), render: (_, { phone }) => phone ?? t('word.nothing') },
    { key: 'email', title: t('fields.email'), render: (_, { email }) => email ?? t('word.nothing') },
    { key: 'city', title: t('fields.city'), render: (_, { city }) => city ?? t('word.nothing') },
    {
      key: 'confirmedAt',
      title: t('fields.confirmedAt'),
      render: (_, { confirmedAt }) =>
        confirmedAt ? (
          <Status meaning="good">{formatDateTime(confirmedAt, zone)}</Status>
        ) : (
          <Status meaning="waiting">{t('notConfirmed')}</Status>
        ),
    },
    { key: 'createdAt', title: t('fields.createdAt'), sorter: true, render: (_, { createdAt }) => formatDateTime(createdAt, zone) },
  ];
}
