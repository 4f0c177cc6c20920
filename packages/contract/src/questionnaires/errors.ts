import type { ErrorEntry } from '../error-entry.ts';

export const questionnaireErrors = {
  'Trellis:QuestionnaireNotFound': {
    status: 404,
    en: 'This questionnaire was not found.',
    'zh-Hans': '未找到该问卷。',
    es: 'No se encontró este cuestionario.',
  },
  'Trellis:QuestionnaireComplete': {
    status: 409,
    en: 'This questionnaire was submitted already and can no longer be changed.',
    'zh-Hans': '该问卷已提交，无法再修改。',
    es: 'Este cuestionario ya se envió y no se puede cambiar.',
  },
  'Trellis:QuestionnaireIncomplete': {
    status: 400,
    en: 'Some questions still need an answer.',
    'zh-Hans': '还有问题需要回答。',
    es: 'Aún faltan preguntas por responder.',
  },
} as const satisfies Record<string, ErrorEntry>;
