import { getRouteApi } from '@tanstack/react-router';
import type { Contact } from '@trellis/contract/users/staff/schemas';
import { Flex, Segmented, type TableColumnsType, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { useContacts } from '../queries.ts';
import type { ContactSearch } from './staff-search.ts';

const route = getRouteApi('/system/center/contactList');

/** Whom the reader gets in touch with: colleagues, and the guardians of their children. */
export function ContactListPage() {
  const { t } = useTranslation('users');
  const { token } = theme.useToken();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ContactSearch) => void navigate({ search: next, replace: true });
  const list = useContacts(search);
  const isStaff = search.kind === 'staff';
  const nobody = isStaff
    ? { title: t('contacts.emptyStaff') }
    : { title: t('contacts.emptyGuardian'), hint: t('contacts.emptyGuardianHint') };
  const noMatch = {
    title: t('noMatch'),
    hint: t('noMatchHint'),
    action: <ClearFilters onClear={() => show({ ...search, filter: undefined, page: 1 })} />,
  };
  return (
    <>
      <PageHeader title={t('contacts.title')} />
      <Flex gap="small" wrap align="center" role="search" aria-label={t('contacts.search')} style={{ marginBottom: token.margin }}>
        <Segmented<ContactSearch['kind']>
          aria-label={t('contacts.kind')}
          value={search.kind}
          options={(['staff', 'guardian'] as const).map((value) => ({ value, label: t(`contacts.${value}`) }))}
          onChange={(kind) => show({ ...search, kind, page: 1 })}
        />
        <div style={{ flex: '1 1 0', minWidth: token.screenXS / 2, maxWidth: token.screenXS }}>
          <SearchField
            takesSlash
            label={t('contacts.search')}
            placeholder={t('contacts.search')}
            value={search.filter ?? ''}
            onSearch={(text) => show({ ...search, filter: text || undefined, page: 1 })}
          />
        </div>
      </Flex>
      <PagedTable
        label={t('contacts.title')}
        columns={useContactColumns(isStaff)}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={search.filter ? noMatch : nobody}
      />
    </>
  );
}

function useContactColumns(isStaff: boolean): TableColumnsType<Contact> {
  const { t } = useTranslation('users');
  const roleText = useRoleText();
  const none = t('word.nothing');
  return [
    { key: 'name', title: t('contacts.name'), render: (_, { name }) => name },
    {
      key: 'about',
      title: t(isStaff ? 'contacts.roles' : 'word.children'),
      render: (_, { about }) => (isStaff ? roleText(about) : about.join(', ')),
    },
    { key: 'email', title: t('contacts.email'), render: (_, { email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : none) },
    { key: 'phone', title: t('contacts.phone'), render: (_, { phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : none) },
  ];
}
