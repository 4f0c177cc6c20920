import type { ErrorEntry } from '../error-entry.ts';

export const subjectErrors = {
  SubjectNotFound: { status: 404, en: 'This child was not found.', 'zh-Hans': '未找到该儿童。', es: 'No se encontró a este niño o niña.' },
  'Trellis:OutpatientNumberTaken': {
    status: 409,
    en: 'Another child of this centre has this clinic number.',
    'zh-Hans': '本中心已有儿童使用该门诊号。',
    es: 'Otro niño o niña del centro ya tiene este número clínico.',
  },
  'Trellis:AlreadyCheckedIn': {
    status: 409,
    en: 'This child is already checked in.',
    'zh-Hans': '该儿童已签到。',
    es: 'Ya se registró su entrada.',
  },
  'Trellis:NotCheckedIn': {
    status: 409,
    en: 'This child is not checked in.',
    'zh-Hans': '该儿童尚未签到。',
    es: 'No tiene una entrada registrada.',
  },
} as const satisfies Record<string, ErrorEntry>;
