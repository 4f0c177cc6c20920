import type { ErrorEntry } from '../error-entry.ts';

export const importErrors = {
  'Trellis:TableUnreadable': {
    status: 415,
    en: 'This file could not be read as a list. Save it as Excel (.xlsx) or CSV and upload it again.',
    'zh-Hans': '无法读取该文件。请另存为 Excel（.xlsx）或 CSV 后重新上传。',
    es: 'No se pudo leer el archivo como lista. Guárdelo como Excel (.xlsx) o CSV y súbalo otra vez.',
  },
  'Trellis:TableEmpty': {
    status: 400,
    en: 'The list has no rows below its headers.',
    'zh-Hans': '表头下方没有任何数据行。',
    es: 'La lista no tiene filas debajo de los encabezados.',
  },
  'Trellis:TableTooLong': {
    status: 413,
    en: 'The list has more than {max} rows. Divide it into several files.',
    'zh-Hans': '列表超过 {max} 行，请拆分成多个文件。',
    es: 'La lista tiene más de {max} filas. Divídala en varios archivos.',
  },
  'Trellis:TableTooWide': {
    status: 413,
    en: 'The list has more than {max} columns. Delete those that are not needed.',
    'zh-Hans': '列表超过 {max} 列，请删除不需要的列。',
    es: 'La lista tiene más de {max} columnas. Borre las que no hagan falta.',
  },
  'Trellis:ImportDone': {
    status: 409,
    en: 'This list has been imported already.',
    'zh-Hans': '该列表已导入。',
    es: 'Esta lista ya se importó.',
  },
  'Trellis:ImportRunning': {
    status: 409,
    en: 'This list is being imported right now.',
    'zh-Hans': '该列表正在导入。',
    es: 'Esta lista se está importando ahora mismo.',
  },
  'Trellis:ImportChanged': {
    status: 409,
    en: 'Something changed in the center since the preview. Nothing was imported; look through the rows again.',
    'zh-Hans': '预览之后中心的数据有变化，未导入任何内容，请重新检查各行。',
    es: 'Algo cambió en el centro desde la vista previa. No se importó nada; revise las filas otra vez.',
  },
  'Trellis:ImportCancelled': {
    status: 409,
    en: 'The import was canceled. Nothing was imported.',
    'zh-Hans': '导入已取消，未导入任何内容。',
    es: 'La importación se canceló. No se importó nada.',
  },
} as const satisfies Record<string, ErrorEntry>;
