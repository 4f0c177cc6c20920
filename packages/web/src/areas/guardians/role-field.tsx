import { type GuardianRole, guardianRoles } from '@trellis/contract/guardians/rules';
import { Flex, Select, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useGuardianLabels } from './labels.ts';
import { useFreeRoles, useUpdateRelation } from './queries.ts';

interface Props {
  guardian: { id: string };
  child: { id: string; role: GuardianRole; guardianRoleRelationshipLocale: string };
}

/** What a guardian is to a child; what another guardian is already is not offered. */
export function RoleField({ guardian, child }: Props) {
  const { t } = useTranslation('guardians');
  const id = useId();
  const labels = useGuardianLabels();
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Guardian.Write');
  const free = useFreeRoles(child.id);
  const change = useUpdateRelation();
  if (!mayWrite) return <Typography.Text>{child.guardianRoleRelationshipLocale}</Typography.Text>;
  const offered = guardianRoles.filter((role) => role === child.role || free.data?.items.includes(role));
  return (
    <Flex gap="small" align="center">
      <label htmlFor={id}>{t('fields.role')}</label>
      <Select<GuardianRole>
        id={id}
        style={{ minWidth: '22ch' }}
        value={child.role}
        loading={change.isPending}
        options={labels.roleOptions(offered)}
        onChange={(role) => change.mutate({ guardianId: guardian.id, subjectId: child.id, role })}
      />
    </Flex>
  );
}
