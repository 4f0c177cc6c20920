import { Link } from '@tanstack/react-router';
import type { GuardianListItem } from '@trellis/contract/guardians/schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { useColumns } from '../../ui/columns.tsx';
import { Status } from '../../ui/status.tsx';
import type { GuardianListSearch } from './list-search.ts';

/** What the list shows of guardians; a name opens one of them in the state that the list is in. */
export function useGuardianColumns(search: GuardianListSearch) {
  const { t } = useTranslation('guardians');
  const { zone } = useCurrentUser();
  const column = useColumns<GuardianListItem>();
  // a link, so that the keyboard opens a row too
  const name = ({ id, fullName }: GuardianListItem) => (
    <Link to="/system/center/menu/user/guardian" search={{ ...search, guardian: id }} replace onClick={(event) => event.stopPropagation()}>
      {fullName}
    </Link>
  );
  const child = ({ id, name, guardianRoleRelationshipLocale: role }: GuardianListItem['subjects'][number]) => (
    <span key={id}>{`${name} (${role})`}</span>
  );
  const confirmed = (at: string) => <Status meaning="good">{formatDateTime(at, zone)}</Status>;
  const notConfirmed = <Status meaning="waiting">{t('notConfirmed')}</Status>;
  return [
    column.of('fullName', t('fields.fullName'), name, { sorter: true }),
    column.of('subjects', t('fields.children'), ({ subjects }) => <Flex vertical>{subjects.map(child)}</Flex>),
    column.of('phone', t('fields.phone'), ({ phone }) => phone),
    column.of('email', t('fields.email'), ({ email }) => email),
    column.of('city', t('fields.city'), ({ city }) => city),
    column.of('confirmedAt', t('fields.confirmedAt'), ({ confirmedAt }) => (confirmedAt ? confirmed(confirmedAt) : notConfirmed)),
    column.time('createdAt', t('fields.createdAt'), ({ createdAt }) => createdAt, { sorter: true }),
  ];
}
