import { getRouteApi } from '@tanstack/react-router';
import { sideOf } from '@trellis/contract/admins/rules';
import { type Role, roles, rolesOfSide, type Side } from '@trellis/contract/policies';
import { Flex, Select, Skeleton, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { CenterSelect } from '../../../ui/center-select.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { PolicyTable } from './policy-table.tsx';
import { useRolePolicies } from './queries.ts';

const route = getRouteApi('/system/manage/role/org');
const order: readonly Side[] = ['centre', 'enterprise', 'area', 'management'];

/** What each role may do, everywhere or at one tenant. */
export function RolePage() {
  const { t } = useTranslation('admins');
  const { token } = theme.useToken();
  const roleText = useRoleText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const role: Role = roles.find((known) => known === search.role) ?? 'CenterAdmin';
  const side = sideOf(role);
  const tenantId = side === 'management' ? undefined : search.tenantId;
  const query = useRolePolicies(role, tenantId);
  const show = (next: { role?: string; tenantId?: string }) => void navigate({ search: next, replace: true });
  const pickRole = (next: Role) => show({ role: next, tenantId: sideOf(next) === side ? tenantId : undefined });

  return (
    <>
      <PageHeader title={t('roles.title')} />
      <Typography.Paragraph type="secondary">{t('roles.hint')}</Typography.Paragraph>
      <Flex gap="small" wrap style={{ marginBlockEnd: token.margin }}>
        <Select<Role>
          aria-label={t('word.role')}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ flex: '1 1 0', minWidth: token.screenXS / 2 }}
          value={role}
          onChange={pickRole}
          options={order.map((each) => ({
            label: t(`sides.${each}`),
            options: rolesOfSide[each].map((value) => ({ value, label: roleText([value]) })),
          }))}
        />
        {side !== 'management' && (
          <CenterSelect
            key={side}
            allowClear
            kind={side}
            aria-label={t('roles.where')}
            placeholder={t('roles.everywhere')}
            style={{ flex: '1 1 0', minWidth: token.screenXS / 2 }}
            value={tenantId}
            onChange={(next?: string) => show({ role, tenantId: next })}
          />
        )}
      </Flex>
      {query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {query.data && <PolicyTable key={`${role} ${tenantId}`} role={role} tenantId={tenantId ?? null} policies={query.data.policies} />}
    </>
  );
}
