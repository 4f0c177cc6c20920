import type { Role } from '@trellis/contract/policies';
import { useTranslation } from 'react-i18next';

/** The names of roles, in the reader's language. */
export function useRoleText(): (roles: readonly string[]) => string {
  const { t } = useTranslation('account');
  return (roles) => roles.map((role) => t(`role.${role as Role}`)).join(', ');
}
