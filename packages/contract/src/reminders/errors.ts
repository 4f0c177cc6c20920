import type { ErrorEntry } from '../error-entry.ts';

export const reminderErrors = {
  'Trellis:PlaceholderUnknown': {
    status: 409,
    en: 'A reminder does not know {placeholder}. It may name {known}.',
    'zh-Hans': '提醒中没有 {placeholder}，可以使用：{known}。',
    es: 'Un recordatorio no conoce {placeholder}. Puede nombrar {known}.',
  },
} as const satisfies Record<string, ErrorEntry>;
