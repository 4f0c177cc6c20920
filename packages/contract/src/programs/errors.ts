import type { ErrorEntry } from '../error-entry.ts';

export const programErrors = {
  'Trellis:OptionsMissing': {
    status: 409,
    en: 'Add options, each with a value and a text in every language.',
    'zh-Hans': '请添加选项，每个选项都要有值和各语言的文本。',
    es: 'Añada opciones, cada una con un valor y un texto en cada idioma.',
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
  'Trellis:LibraryUnreadable': {
    status: 409,
    en: 'This is no file of exercises that was exported here. Choose the ZIP file as it was downloaded.',
    'zh-Hans': '该文件不是从本系统导出的训练项目文件，请选择下载得到的 ZIP 文件。',
    es: 'Este no es un archivo de ejercicios exportado aquí. Elija el archivo ZIP tal como se descargó.',
  },
  'Trellis:NotInFile': {
    status: 409,
    en: 'The file names {what} and does not hold it.',
    'zh-Hans': '文件引用了 {what}，但其中没有该内容。',
    es: 'El archivo nombra {what} y no lo contiene.',
  },
  'Trellis:RowRepeated': {
    status: 409,
    en: 'This stands in the file a second time.',
    'zh-Hans': '该内容在文件中重复出现。',
    es: 'Esto aparece por segunda vez en el archivo.',
  },
  'Trellis:ProgramUnknown': {
    status: 409,
    en: 'No exercise has this code.',
    'zh-Hans': '没有使用该代码的训练项目。',
    es: 'Ningún ejercicio tiene este código.',
  },
  'Trellis:ColumnUnknown': {
    status: 409,
    en: 'The head of this column says none of the texts. Keep the heads as they were exported.',
    'zh-Hans': '无法识别该列标题，请保留导出时的标题。',
    es: 'El encabezado de esta columna no corresponde a ningún texto. Deje los encabezados como se exportaron.',
  },
} as const satisfies Record<string, ErrorEntry>;
