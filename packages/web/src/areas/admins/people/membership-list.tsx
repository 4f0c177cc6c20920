import type { PersonMembership } from '@trellis/contract/admins/people/schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleText } from '../../../ui/role-text.ts';
import { MembershipState } from '../membership-state.tsx';

/** Where somebody works, a line each; a state is named where it is not the usual one. */
export function MembershipList({ memberships }: { memberships: readonly PersonMembership[] }) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  return (
    <Flex vertical gap="calc(var(--space-1) * 0.5)">
      {memberships.map(({ id, tenantName, roles, state }) => (
        <span key={id}>
          {[tenantName ?? t('word.platform'), roleText(roles)].filter(Boolean).join(' · ')}{' '}
          {state !== 'Effective' && <MembershipState state={state} />}
        </span>
      ))}
    </Flex>
  );
}
