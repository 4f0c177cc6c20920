import { getRouteApi } from '@tanstack/react-router';
import type { Contact } from '@trellis/contract/users/staff/schemas';
import { Segmented, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useListState } from '../../../ui/use-list-state.ts';
import { useContacts } from '../queries.ts';
import { InviteStaff } from './invite-staff.tsx';
import type { ContactSearch } from './staff-search.ts';

const route = getRouteApi('/system/center/contactList');

/** Whom the reader gets in touch with: colleagues, and the guardians of their children. */
export function ContactListPage() {
  const { t } = useTranslation('users');
  const { search, onSearch, narrow } = useListState(route);
  const isStaff = search.kind === 'staff';
  return (
    <ListPage
      title={t('contacts.title')}
      search={search}
      onSearch={onSearch}
      opened="kind"
      searchedBy={{ label: t('contacts.search') }}
      about={
        <Segmented<ContactSearch['kind']>
          aria-label={t('contacts.kind')}
          value={search.kind}
          options={(['staff', 'guardian'] as const).map((value) => ({ value, label: t(`contacts.${value}`) }))}
          onChange={(kind) => narrow({ kind })}
          style={{ marginBlockEnd: 'var(--space-4)' }}
        />
      }
      list={useContacts(search)}
      columns={useContactColumns(isStaff)}
      empty={
        isStaff
          ? { title: t('contacts.emptyStaff'), hint: t('trainers.emptyHint'), action: <InviteStaff /> }
          : { title: t('contacts.emptyGuardian'), hint: t('contacts.emptyGuardianHint') }
      }
    />
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
