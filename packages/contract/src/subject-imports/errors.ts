import type { ErrorEntry } from '../error-entry.ts';

export const subjectImportErrors = {
  'Trellis:ImportBuiltOn': {
    status: 409,
    en: 'Something was built on what this import brought since. It cannot be undone any more.',
    'zh-Hans': '该导入的内容已有后续记录，无法再撤销。',
    es: 'Ya hay registros posteriores sobre lo importado. No se puede deshacer.',
  },
} as const satisfies Record<string, ErrorEntry>;
