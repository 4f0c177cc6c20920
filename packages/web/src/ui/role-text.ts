import { roleLabel } from '@trellis/contract/account/role-labels';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';

/** The names of roles, in the reader's language. */
export function useRoleText(): (roles: readonly string[]) => string {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language as Locale);
  return (roles) => roles.map((role) => roleLabel(role, language)).join(', ');
}
