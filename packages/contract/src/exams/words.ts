import type { Words } from '../languages.ts';
import type { QuestionKind } from './rules.ts';

/** What the kinds of questions are called. */
export const questionKindWords: Words<QuestionKind> = {
  en: { single: 'Single choice', multiple: 'Multiple choice', trueFalse: 'True or false', fillIn: 'Fill in', freeText: 'Free text' },
  'zh-Hans': { single: '单选题', multiple: '多选题', trueFalse: '判断题', fillIn: '填空题', freeText: '问答题' },
  es: {
    single: 'Opción única',
    multiple: 'Opción múltiple',
    trueFalse: 'Verdadero o falso',
    fillIn: 'Completar',
    freeText: 'Texto libre',
  },
};
