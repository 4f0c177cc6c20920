import type { ErrorEntry } from '../error-entry.ts';

export const creditErrors = {
  'RocketSystem:NoClassLeft': {
    status: 409,
    en: 'No class is left on a contract in force.',
    'zh-Hans': '有效合同已无剩余课时。',
    es: 'No quedan clases en un contrato vigente.',
  },
} as const satisfies Record<string, ErrorEntry>;
