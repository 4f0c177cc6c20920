import type { Words } from '../languages.ts';

/** The columns of a list of questions. */
export const importColumns = ['kind', 'titleEn', 'titleZh', 'titleEs', 'optionsEn', 'optionsZh', 'optionsEs', 'answer', 'tags'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The columns that every list has. */
export const neededColumns = ['kind', 'titleEn', 'titleZh', 'titleEs', 'answer'] as const satisfies readonly ImportColumn[];

export const importColumnWords: Words<ImportColumn> = {
  en: {
    kind: 'Kind',
    titleEn: 'Question (English)',
    titleZh: 'Question (Chinese)',
    titleEs: 'Question (Spanish)',
    optionsEn: 'Options (English)',
    optionsZh: 'Options (Chinese)',
    optionsEs: 'Options (Spanish)',
    answer: 'Answer',
    tags: 'Tags',
  },
  'zh-Hans': {
    kind: '题型',
    titleEn: '题目（英文）',
    titleZh: '题目（中文）',
    titleEs: '题目（西班牙文）',
    optionsEn: '选项（英文）',
    optionsZh: '选项（中文）',
    optionsEs: '选项（西班牙文）',
    answer: '答案',
    tags: '标签',
  },
  es: {
    kind: 'Tipo',
    titleEn: 'Pregunta (inglés)',
    titleZh: 'Pregunta (chino)',
    titleEs: 'Pregunta (español)',
    optionsEn: 'Opciones (inglés)',
    optionsZh: 'Opciones (chino)',
    optionsEs: 'Opciones (español)',
    answer: 'Respuesta',
    tags: 'Etiquetas',
  },
};
