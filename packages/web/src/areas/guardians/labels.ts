import { type GuardianRole, guardianRoles, type ReferralSource, referralSources } from '@trellis/contract/guardians/rules';
import { guardianRoleWords, referralSourceWords } from '@trellis/contract/guardians/words';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';

/** The relations and the sources in words, and as options of a selector. */
export function useGuardianLabels() {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language as Locale);
  const role = (value: GuardianRole) => guardianRoleWords[language][value];
  const source = (value: ReferralSource) => referralSourceWords[language][value];
  return {
    role,
    source,
    roleOptions: (roles: readonly GuardianRole[] = guardianRoles) => roles.map((value) => ({ value, label: role(value) })),
    sourceOptions: referralSources.map((value) => ({ value, label: source(value) })),
  };
}
