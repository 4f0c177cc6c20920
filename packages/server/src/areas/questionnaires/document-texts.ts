import type { Language } from '@trellis/contract/languages';

export interface DocumentTexts {
  child: string;
  filler: string;
  guest: string;
  finished: string;
  version: string;
  question: string;
  answer: string;
  noAnswer: string;
  noAnswers: string;
  scores: string;
  section: string;
  index: string;
  answered: string;
  overall: string;
  notEnough: string;
  scoreHint: string;
}

/** What stands in the PDF of a questionnaire; the questions bring their own words. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    child: 'Child',
    filler: 'Filled in by',
    guest: 'The family',
    finished: 'Submitted on',
    version: 'Version',
    question: 'Question',
    answer: 'Answer',
    noAnswer: '—',
    noAnswers: 'Nothing is asked here.',
    scores: 'Indices',
    section: 'Section',
    index: 'Index, 0 to 100',
    answered: 'Answered',
    overall: 'Mean of the sections',
    notEnough: 'Too few answers',
    scoreHint: 'An index sums up what the family stated. It compares nobody with anybody and is no diagnosis.',
  },
  'zh-Hans': {
    child: '儿童',
    filler: '填写人',
    guest: '家长',
    finished: '提交时间',
    version: '版本',
    question: '问题',
    answer: '回答',
    noAnswer: '—',
    noAnswers: '此页没有问题。',
    scores: '指数',
    section: '部分',
    index: '指数（0 至 100）',
    answered: '已答',
    overall: '各部分平均',
    notEnough: '回答过少',
    scoreHint: '指数仅汇总家长的陈述，不与任何人比较，也不构成诊断。',
  },
  es: {
    child: 'Niño o niña',
    filler: 'Rellenado por',
    guest: 'La familia',
    finished: 'Enviado el',
    version: 'Versión',
    question: 'Pregunta',
    answer: 'Respuesta',
    noAnswer: '—',
    noAnswers: 'Aquí no se pregunta nada.',
    scores: 'Índices',
    section: 'Sección',
    index: 'Índice, de 0 a 100',
    answered: 'Respondidas',
    overall: 'Media de las secciones',
    notEnough: 'Muy pocas respuestas',
    scoreHint: 'Un índice resume lo que declaró la familia. No compara a nadie con nadie y no es un diagnóstico.',
  },
};
