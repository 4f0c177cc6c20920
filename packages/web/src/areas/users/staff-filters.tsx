import { staffRoles } from '@trellis/contract/users/rules';
import { Button, Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useRoleText } from '../account/role-text.ts';
import { SearchField } from '../subjects/search-field.tsx';
import { isFiltered, type StaffFilter, staffStates } from './staff-search.ts';

interface Props {
  search: StaffFilter;
  /** Of these roles only, where the list shows only some. */
  roles?: readonly (typeof staffRoles)[number][];
  withStates?: boolean;
  /** Offers the centres that the reader may look into. */
  withCentres?: boolean;
  onChange: (change: StaffFilter) => void;
  onClear: () => void;
}

/** What narrows a list of staff. */
export function StaffFilters({ search, roles = staffRoles, withStates = true, withCentres = false, onChange, onClear }: Props) {
  const { t } = useTranslation('users');
  const { token } = theme.useToken();
  const { centerList } = useCurrentUser();
  const roleText = useRoleText();
  const narrow = { flex: '1 1 0', minWidth: token.screenXS / 3 };
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '2 1 0', minWidth: token.screenXS / 2 }}>
        <SearchField
          takesSlash
          label={t('filters.name')}
          placeholder={t('filters.placeholder')}
          maxLength={100}
          value={search.filter ?? ''}
          onSearch={(text) => onChange({ filter: text || undefined })}
        />
      </div>
      {withCentres && (
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('filters.centre')}
          placeholder={t('filters.centre')}
          style={narrow}
          value={search.tenantId}
          onChange={(tenantId) => onChange({ tenantId })}
          options={centerList.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Select
        allowClear
        aria-label={t('filters.role')}
        placeholder={t('filters.role')}
        style={narrow}
        value={search.role}
        onChange={(role) => onChange({ role })}
        options={roles.map((role) => ({ value: role, label: roleText([role]) }))}
      />
      {withStates && (
        <Select
          allowClear
          aria-label={t('filters.state')}
          placeholder={t('filters.state')}
          style={narrow}
          value={search.state}
          onChange={(state) => onChange({ state })}
          options={staffStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      )}
      <Button type="text" onClick={onClear} disabled={!isFiltered(search)}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
