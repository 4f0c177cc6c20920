import type { ErrorEntry } from '../error-entry.ts';

export const creditErrors = {
  'RocketSystem:NoClassLeft': {
    status: 409,
    en: 'No session is left on a contract in force.',
    'zh-Hans': '有效合同已无剩余课时。',
    es: 'No quedan sesiones en un contrato vigente.',
  },
  'RocketSystem:NoAssessmentLeft': {
    status: 409,
    en: "This assessment costs one of the child's assessments, and none is left. Add some first.",
    'zh-Hans': '该评估需要扣减一次评估次数，但该儿童已无剩余次数，请先添加。',
    es: 'Esta evaluación consume una de las evaluaciones del niño o niña y no queda ninguna. Añada alguna antes.',
  },
  'RocketSystem:CreditBelowZero': {
    status: 409,
    en: 'Only {left} can be taken back: no more are free.',
    'zh-Hans': '最多只能扣减 {left}：没有更多可用的数量。',
    es: 'Solo se pueden retirar {left}: no hay más disponibles.',
  },
} as const satisfies Record<string, ErrorEntry>;
