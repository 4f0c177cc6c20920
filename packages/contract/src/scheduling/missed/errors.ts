import type { ErrorEntry } from '../../error-entry.ts';

export const missedErrors = {
  'RocketSystem:NotMissedYet': {
    status: 409,
    en: 'This session can still be held, or canceled for nothing.',
    'zh-Hans': '该训练课仍可进行，或可免费取消。',
    es: 'Esta sesión aún puede celebrarse o cancelarse sin coste.',
  },
  'RocketSystem:MissedNotUndoable': {
    status: 409,
    en: 'This was decided on another day and stands.',
    'zh-Hans': '该决定不是今天作出的，无法撤销。',
    es: 'Esto se decidió otro día y ya no se deshace.',
  },
} as const satisfies Record<string, ErrorEntry>;
