import { guardianRightNames } from '@trellis/contract/guardians/rules';
import type { GuardianRights } from '@trellis/contract/guardians/schemas';
import { Flex, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useUpdateRelation } from './queries.ts';

interface Props {
  guardian: { id: string; fullName: string };
  child: { id: string; name: string };
  granted: GuardianRights;
}

/** What a guardian may do about one child, each with a switch. */
export function RelationRights({ guardian, child, granted }: Props) {
  const { t } = useTranslation('guardians');
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Guardian.Write');
  const change = useUpdateRelation();
  return (
    <Flex gap="large" wrap role="group" aria-label={t('rights.title')}>
      {guardianRightNames.map((right) => (
        <Flex key={right} gap="small" align="center">
          <Switch
            aria-label={t('rightOf', { right: t(`rights.${right}`), guardian: guardian.fullName, child: child.name })}
            checked={granted[right]}
            disabled={!mayWrite}
            loading={change.isPending && change.variables?.[right] !== undefined}
            onChange={(checked) => change.mutate({ guardianId: guardian.id, subjectId: child.id, [right]: checked })}
          />
          <Typography.Text aria-hidden>{t(`rights.${right}`)}</Typography.Text>
        </Flex>
      ))}
    </Flex>
  );
}
