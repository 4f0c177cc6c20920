import { guardianRoleWords } from '@trellis/contract/guardians/words';
import type { Language, LocalText } from '@trellis/contract/languages';
import { genderWords, gradeWords, subjectLanguageWords, tagWords } from '@trellis/contract/subjects/words';

/** What may be wrong with a value, or worth a look. `{placeholders}` come from the row. */
export const remarks = {
  oneWord: {
    en: 'Enter a first and a last name.',
    'zh-Hans': '请填写姓和名。',
    es: 'Escriba nombre y apellidos.',
  },
  future: {
    en: 'The birthday cannot be in the future.',
    'zh-Hans': '生日不能晚于今天。',
    es: 'La fecha de nacimiento no puede ser futura.',
  },
  numberInFile: {
    en: 'Row {row} has the same clinic number.',
    'zh-Hans': '第 {row} 行的门诊号相同。',
    es: 'La fila {row} tiene el mismo número clínico.',
  },
  numberTaken: {
    en: 'A child of the center has this clinic number.',
    'zh-Hans': '本中心已有儿童使用该门诊号。',
    es: 'Un niño o niña del centro ya tiene este número clínico.',
  },
  tooManyCoaches: {
    en: 'A child has at most {most} coaches.',
    'zh-Hans': '每位儿童最多 {most} 位教练。',
    es: 'Como máximo {most} entrenadores.',
  },
  guardianName: {
    en: 'Who is this guardian? The name is missing.',
    'zh-Hans': '缺少监护人姓名。',
    es: 'Falta el nombre del tutor.',
  },
  phone: { en: '“{value}” is not a phone number.', 'zh-Hans': '“{value}”不是有效电话号码。', es: '«{value}» no es un teléfono.' },
  email: { en: '“{value}” is not an email address.', 'zh-Hans': '“{value}”不是有效邮箱。', es: '«{value}» no es un correo.' },
  sameName: {
    en: 'A child of the center has the same name.',
    'zh-Hans': '本中心已有同名儿童。',
    es: 'Un niño o niña del centro se llama igual.',
  },
  sameChild: {
    en: 'A child of the center has the same name and birthday. If this is another child, add it by hand.',
    'zh-Hans': '本中心已有姓名和生日均相同的儿童；如为另一名儿童，请手动添加。',
    es: 'Un niño o niña del centro tiene el mismo nombre y fecha de nacimiento. Si es otra persona, añádala a mano.',
  },
  sameChildInFile: {
    en: 'Row {row} has the same name and birthday.',
    'zh-Hans': '第 {row} 行的姓名和生日相同。',
    es: 'La fila {row} tiene el mismo nombre y fecha de nacimiento.',
  },
  sameNameInFile: { en: 'Row {row} has the same name.', 'zh-Hans': '第 {row} 行姓名相同。', es: 'La fila {row} tiene el mismo nombre.' },
} as const satisfies Record<string, LocalText>;

export type ChoiceField = 'gender' | 'grade' | 'language' | 'tag' | 'guardianRole';

/** The words that a field takes, as its message offers them. */
export function choicesOf(field: ChoiceField, language: Language): string[] {
  const { before, other, none } = gradeWords[language];
  const words: Record<ChoiceField, string[]> = {
    gender: Object.values(genderWords[language]),
    grade: [before, '1–12', other, none],
    language: Object.values(subjectLanguageWords[language]),
    tag: Object.values(tagWords[language]),
    guardianRole: Object.values(guardianRoleWords[language]),
  };
  return words[field];
}

/** The names of files. */
export const fileTexts: Record<Language, { template: string; faultyRows: string }> = {
  en: { template: 'Children to import', faultyRows: 'Rows to correct' },
  'zh-Hans': { template: '儿童导入模板', faultyRows: '待更正的行' },
  es: { template: 'Niños para importar', faultyRows: 'Filas por corregir' },
};
