import type { ErrorEntry } from '../error-entry.ts';

export const guardianErrors = {
  'Trellis:GuardianNotFound': {
    status: 404,
    en: 'This guardian was not found.',
    'zh-Hans': '未找到该监护人。',
    es: 'No se encontró a este tutor.',
  },
  'Trellis:GuardianRoleTaken': {
    status: 409,
    en: 'This child already has a guardian of this relation.',
    'zh-Hans': '该儿童已有此关系的监护人。',
    es: 'Este niño o niña ya tiene un tutor con esta relación.',
  },
  'Trellis:GuardianHasNoEmail': {
    status: 409,
    en: 'There is no email address to send the link to.',
    'zh-Hans': '没有可发送链接的邮箱地址。',
    es: 'No hay ningún correo al que enviar el enlace.',
  },
} as const satisfies Record<string, ErrorEntry>;
