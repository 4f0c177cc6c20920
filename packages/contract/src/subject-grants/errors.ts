import type { ErrorEntry } from '../error-entry.ts';

export const subjectGrantErrors = {
  'Trellis:CenterCodeUnknown': {
    status: 404,
    en: 'No other center has this code. Please compare it with the one that the center shows.',
    'zh-Hans': '没有其他中心使用此代码，请与对方中心出示的代码核对。',
    es: 'Ningún otro centro tiene este código. Compárelo con el que muestra el centro.',
  },
  'Trellis:CenterCodeTries': {
    status: 429,
    en: 'Too many codes were tried. Please try again in an hour.',
    'zh-Hans': '尝试的代码过多，请一小时后再试。',
    es: 'Se han probado demasiados códigos. Vuelva a intentarlo dentro de una hora.',
  },
  'Trellis:AlreadyGranted': {
    status: 409,
    en: "This center may read the child's reports already.",
    'zh-Hans': '该中心已可查看此儿童的报告。',
    es: 'Este centro ya puede leer los informes.',
  },
} as const satisfies Record<string, ErrorEntry>;
