import type { Language } from '@trellis/contract/languages';
import { z } from 'zod';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
}

const required: Record<Language, (field: string) => string> = {
  en: (field) => `${field} is required`,
  'zh-Hans': (field) => `${field} 为必填项`,
  es: (field) => `${field} es obligatorio`,
};

const texts: Record<Language, (issue: z.core.$ZodRawIssue) => string | { message: string } | undefined | null> = {
  en: z.locales.en().localeError,
  'zh-Hans': z.locales.zhCN().localeError,
  es: z.locales.es().localeError,
};

/** What is wrong, field by field, in the caller's language; a missing value reads "{field} is required". */
export function validationMessages(issues: readonly Issue[], input: unknown, language: Language) {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
    const member = path.map(String).join('.');
    const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
    return {
      message: member && value === undefined ? required[language](member) : localised(issue, value, language),
      members: member ? [member] : [],
    };
  });
}

function localised(issue: Issue, value: unknown, language: Language): string {
  const text = texts[language]({ ...issue, input: value } as unknown as z.core.$ZodRawIssue);
  return (typeof text === 'string' ? text : text?.message) ?? issue.message;
}
