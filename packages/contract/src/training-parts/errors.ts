import type { ErrorEntry } from '../error-entry.ts';

export const trainingPartErrors = {
  'Trellis:CodeTaken': {
    status: 409,
    en: 'There is another one with this code already.',
    'zh-Hans': '该代码已被使用。',
    es: 'Ya hay otro con este código.',
  },
  'Trellis:GivenOnce': {
    status: 409,
    en: 'This is given once and cannot be changed: others know it by that.',
    'zh-Hans': '此项确定后不可更改：其他内容以它为引用。',
    es: 'Esto se indica una sola vez y no se puede cambiar: otros lo conocen por ello.',
  },
  'Trellis:DurationUnreadable': {
    status: 409,
    en: 'How long this piece plays could not be read from its file. Choose another file.',
    'zh-Hans': '无法从文件中读取该曲目的时长，请选择其他文件。',
    es: 'No se pudo leer del archivo cuánto dura esta pieza. Elija otro archivo.',
  },
  'Trellis:TracksMissing': {
    status: 409,
    en: 'Choose at least one piece of music that the course plays.',
    'zh-Hans': '请至少选择一首该课程播放的曲目。',
    es: 'Elija al menos una pieza que toque el curso.',
  },
} as const satisfies Record<string, ErrorEntry>;
