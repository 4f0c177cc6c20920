import { phonePattern } from '@trellis/contract/guardians/rules';
import { useTranslation } from 'react-i18next';

/** What a form says of a telephone number and an email address before it is sent. */
export function useContactRules() {
  const { t } = useTranslation('guardians');
  return {
    phone: [{ pattern: phonePattern, message: t('phoneInvalid') }],
    email: [{ type: 'email' as const, message: t('emailInvalid') }],
  };
}
