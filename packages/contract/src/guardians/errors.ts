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
  'Trellis:GuardianMayNot': {
    status: 403,
    en: 'The center does not let this guardian do this for the child. The center can change it.',
    'zh-Hans': '中心未允许该监护人为此儿童执行此操作，可由中心调整。',
    es: 'El centro no permite que este tutor haga esto por el niño o la niña. El centro puede cambiarlo.',
  },
  'Trellis:GuardianSame': {
    status: 409,
    en: 'Choose two different guardians.',
    'zh-Hans': '请选择两位不同的监护人。',
    es: 'Elija dos tutores distintos.',
  },
} as const satisfies Record<string, ErrorEntry>;
