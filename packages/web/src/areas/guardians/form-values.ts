import type { GuardianRole, ReferralSource } from '@trellis/contract/guardians/rules';
import type { GuardianFields, GuardianInfo } from '@trellis/contract/guardians/schemas';
import type { Language } from '@trellis/contract/languages';

/** What is known of a guardian, as a form holds it. */
export interface GuardianFormValues {
  fullName?: string;
  email?: string;
  phone?: string;
  city?: string;
  source?: ReferralSource;
  sourceText?: string;
  emergencyContactName?: string;
  emergencyContactPhone?: string;
  emergencyContactRole?: GuardianRole;
  language?: Language;
}

const textNames = ['email', 'phone', 'city', 'sourceText', 'emergencyContactName', 'emergencyContactPhone'] as const;

type Known = Pick<GuardianInfo, keyof GuardianFormValues>;

export function formOf(guardian: Known): GuardianFormValues {
  return {
    fullName: guardian.fullName,
    ...Object.fromEntries(textNames.map((name) => [name, guardian[name] ?? undefined])),
    source: guardian.source ?? undefined,
    emergencyContactRole: guardian.emergencyContactRole ?? undefined,
    language: guardian.language,
  };
}

/** A completed form as the calls take it; what was cleared is null. */
export function fieldsOf(values: GuardianFormValues): GuardianFields {
  return {
    fullName: values.fullName?.trim() ?? '',
    ...Object.fromEntries(textNames.map((name) => [name, values[name]?.trim() || null])),
    source: values.source ?? null,
    emergencyContactRole: values.emergencyContactRole ?? null,
    ...(values.language && { language: values.language }),
  };
}
