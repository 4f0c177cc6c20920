import type { Language } from '@trellis/contract/languages';
import type { z } from 'zod';
import { describeFault } from './describe-fault.ts';
import { sentences } from './validation-texts.ts';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
}

const required: Record<Language, (field: string) => string> = {
  en: (field) => `${field} is required`,
  'zh-Hans': (field) => `${field} 为必填项`,
  es: (field) => `${field} es obligatorio`,
};

/**
 * What is wrong, field by field, in the caller's language; a missing value reads "{field} is required". The schema's own messages are for
 * programmers and never leave.
 */
export function validationMessages(issues: readonly Issue[], input: unknown, language: Language) {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
    const member = path.map(String).join('.');
    const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
    return {
      message: member && value === undefined ? required[language](member) : sentenceOf(issue, value, language),
      members: member ? [member] : [],
    };
  });
}

function sentenceOf(issue: Issue, value: unknown, language: Language): string {
  const { sentence, data = {} } = describeFault(issue as unknown as z.core.$ZodIssue, value);
  return sentences[sentence][language].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));
}
