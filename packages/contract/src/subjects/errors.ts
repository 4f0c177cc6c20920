import type { ErrorEntry } from '../error-entry.ts';

export const subjectErrors = {
  SubjectNotFound: { status: 404, en: 'This child was not found.', 'zh-Hans': '未找到该儿童。', es: 'No se encontró a este niño o niña.' },
  'Trellis:OutpatientNumberTaken': {
    status: 409,
    en: 'Another child of this center has this clinic number.',
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
  'Trellis:SubjectHasSchedules': {
    status: 409,
    en: 'This child has {count} sessions that run or are still to come. Finish or cancel them first.',
    'zh-Hans': '该儿童还有 {count} 节正在进行或待上的训练课，请先完成或取消。',
    es: 'Tiene {count} sesiones en curso o por venir. Termínelas o cancélelas antes.',
  },
  'Trellis:ChildUnsettled': {
    status: 409,
    en: 'Not settled with this child: sessions and assessments left: {sessions}; contracts with money owed or paid beyond the price: {contracts}. Confirm that it is erased all the same.',
    'zh-Hans': '该儿童尚有未结清的事项：剩余训练课和评估 {sessions}；有欠款或多付款项的合同 {contracts}。请确认仍要删除。',
    es: 'Queda sin saldar con este niño o niña: sesiones y evaluaciones restantes: {sessions}; contratos con dinero pendiente o pagado de más: {contracts}. Confirme que se borra de todos modos.',
  },
  'Trellis:TooManyCoaches': {
    status: 409,
    en: '{name} already has {most} coaches.',
    'zh-Hans': '{name} 已有 {most} 位教练。',
    es: '{name} ya tiene {most} entrenadores.',
  },
} as const satisfies Record<string, ErrorEntry>;
