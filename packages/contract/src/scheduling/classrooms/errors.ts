import type { ErrorEntry } from '../../error-entry.ts';

export const classroomErrors = {
  'RocketSystem:ClassroomTaken': {
    status: 409,
    en: 'The center has a classroom of this name.',
    'zh-Hans': '中心已有同名教室。',
    es: 'El centro ya tiene un aula con este nombre.',
  },
  'RocketSystem:ClassroomInUse': {
    status: 409,
    en: 'Sessions are booked in this classroom ({count}). Move them, or take it out of use instead.',
    'zh-Hans': '该教室已有排课（{count}）。请先改到其他教室，或将其停用。',
    es: 'Hay sesiones programadas en esta aula ({count}). Cámbielas de aula o deje de usarla.',
  },
} as const satisfies Record<string, ErrorEntry>;
