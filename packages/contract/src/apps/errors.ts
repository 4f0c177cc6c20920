import type { ErrorEntry } from '../error-entry.ts';

export const appErrors = {
  'Trellis:AppVersionTaken': {
    status: 409,
    en: 'This version of the app is in the list already.',
    'zh-Hans': '该应用的这个版本已在列表中。',
    es: 'Esta versión de la aplicación ya está en la lista.',
  },
} as const satisfies Record<string, ErrorEntry>;
