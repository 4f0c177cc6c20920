import type { Words } from '@trellis/contract/languages';

const faults = [
  'missingColumn',
  'empty',
  'tooLong',
  'kind',
  'optionsCount',
  'optionsDiffer',
  'letters',
  'oneLetter',
  'trueFalse',
  'blanks',
  'tag',
  'known',
] as const;
export type FaultText = (typeof faults)[number];

/** What is said of a cell that keeps its row out. */
export const faultTexts: Words<FaultText> = {
  en: {
    missingColumn: 'The file has no such column.',
    empty: 'This cell is empty.',
    tooLong: 'This text is too long.',
    kind: 'No kind of question is called so.',
    optionsCount: 'Give 2 to 10 options, divided by |.',
    optionsDiffer: 'There are not as many options as in the other languages.',
    letters: 'Give the letters of the right options, such as A, C.',
    oneLetter: 'A single choice has one right option.',
    trueFalse: 'Say true or false.',
    blanks: 'Give what is right for each of at most 10 blanks, divided by ; and alternatives by |.',
    tag: 'There is no tag of this name.',
    known: 'This question is in the bank already.',
  },
  'zh-Hans': {
    missingColumn: '文件中没有该列。',
    empty: '该单元格为空。',
    tooLong: '文本过长。',
    kind: '没有该题型。',
    optionsCount: '请填写 2 至 10 个选项，以 | 分隔。',
    optionsDiffer: '选项数量与其他语言不一致。',
    letters: '请填写正确选项的字母，例如 A, C。',
    oneLetter: '单选题只能有一个正确选项。',
    trueFalse: '请填写“正确”或“错误”。',
    blanks: '请填写每个空的正确答案（最多 10 个空），空之间用 ; 分隔，同一空的多个答案用 | 分隔。',
    tag: '没有该名称的标签。',
    known: '题库中已有该题目。',
  },
  es: {
    missingColumn: 'El archivo no tiene esta columna.',
    empty: 'Esta celda está vacía.',
    tooLong: 'Este texto es demasiado largo.',
    kind: 'Ningún tipo de pregunta se llama así.',
    optionsCount: 'Escriba de 2 a 10 opciones, separadas por |.',
    optionsDiffer: 'No hay tantas opciones como en los otros idiomas.',
    letters: 'Escriba las letras de las opciones correctas, por ejemplo A, C.',
    oneLetter: 'Una opción única tiene una sola respuesta correcta.',
    trueFalse: 'Escriba verdadero o falso.',
    blanks: 'Escriba lo correcto para cada hueco (10 como máximo), separados por ; y las alternativas por |.',
    tag: 'No hay ninguna etiqueta con este nombre.',
    known: 'Esta pregunta ya está en el banco.',
  },
};

/** What the list is called that shows how questions are entered. */
export const templateName: Words<'title'> = { en: { title: 'Questions' }, 'zh-Hans': { title: '题目' }, es: { title: 'Preguntas' } };
