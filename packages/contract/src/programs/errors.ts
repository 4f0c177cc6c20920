import type { ErrorEntry } from '../error-entry.ts';

export const programErrors = {
  'Trellis:OptionsMissing': {
    status: 409,
    en: 'What is chosen from needs options, each with a value and a text; said by language, in Chinese and in English.',
    'zh-Hans': '选择类字段需要选项，每个选项都要有值和文本；按语言填写时，中文和英文都要有。',
    es: 'Lo que se elige necesita opciones, cada una con un valor y un texto; si se indican por idioma, en chino y en inglés.',
  },
  'Trellis:OptionsRepeated': {
    status: 409,
    en: 'Two options have the same value. Give each its own.',
    'zh-Hans': '有两个选项的值相同，请为每个选项设置不同的值。',
    es: 'Dos opciones tienen el mismo valor. Dé a cada una el suyo.',
  },
  'Trellis:RatingCountMissing': {
    status: 409,
    en: 'A rating needs its number of stars (count); said by language, in Chinese and in English.',
    'zh-Hans': '评分需要星数（count）；按语言填写时，中文和英文都要有。',
    es: 'Una valoración necesita su número de estrellas (count); si se indica por idioma, en chino y en inglés.',
  },
  'Trellis:ExtrasRange': {
    status: 409,
    en: 'The lowest value is above the highest, or the step is not above zero.',
    'zh-Hans': '最小值大于最大值，或步长不大于零。',
    es: 'El valor mínimo supera al máximo, o el paso no es mayor que cero.',
  },
  'Trellis:LevelsUnfit': {
    status: 409,
    en: 'The lowest level is above the highest, or the exercise begins beyond them.',
    'zh-Hans': '最低难度高于最高难度，或起始难度超出范围。',
    es: 'El nivel mínimo supera al máximo, o el ejercicio empieza fuera de ellos.',
  },
} as const satisfies Record<string, ErrorEntry>;
