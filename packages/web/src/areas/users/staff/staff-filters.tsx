import { limits } from '@trellis/contract/limits';
import { staffRoles } from '@trellis/contract/users/rules';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { type StaffFilter, staffStates } from './staff-search.ts';

interface Props {
  search: StaffFilter;
  /** Of these roles only, where the list shows only some. */
  roles?: readonly (typeof staffRoles)[number][];
  withStates?: boolean;
  /** Offers the centres that the reader may look into. */
  withCentres?: boolean;
  onChange: (change: StaffFilter) => void;
}

/** What narrows a list of staff, besides a text. */
export function StaffFilters({ search, roles = staffRoles, withStates = true, withCentres = false, onChange }: Props) {
  const { t } = useTranslation('users');
  const { centerList } = useCurrentUser();
  const roleText = useRoleText();
  return (
    <>
      {withCentres && centerList.length >= limits.mostCentersTold && (
        <FilterCenter value={search.tenantId} onChange={(tenantId) => onChange({ tenantId })} />
      )}
      {withCentres && centerList.length < limits.mostCentersTold && (
        <FilterChoice
          label={t('filters.centre')}
          value={search.tenantId}
          options={centerList.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(tenantId) => onChange({ tenantId })}
        />
      )}
      <FilterChoice
        label={t('filters.role')}
        value={search.role}
        options={roles.map((role) => ({ value: role, label: roleText([role]) }))}
        onChange={(role) => onChange({ role })}
      />
      {withStates && (
        <FilterChoice
          label={t('filters.state')}
          value={search.state}
          options={staffStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
          onChange={(state) => onChange({ state })}
        />
      )}
    </>
  );
}
