import type { ErrorEntry } from '../error-entry.ts';

export const subjectGrantErrors = {
  'Trellis:SubjectGrantNotFound': {
    status: 404,
    en: 'This child is not, or no longer, shared with your center.',
    'zh-Hans': '此儿童未授权或已撤回对您中心的授权。',
    es: 'Este niño no está, o ya no está, compartido con su centro.',
  },
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
    en: 'This center may see the list of reports already.',
    'zh-Hans': '该中心已可查看此儿童的报告清单。',
    es: 'Este centro ya puede ver la lista de informes.',
  },
} as const satisfies Record<string, ErrorEntry>;
