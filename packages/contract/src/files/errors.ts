import type { ErrorEntry } from '../error-entry.ts';

export const fileErrors = {
  downloadFail: {
    status: 500,
    en: 'The download failed. Refresh the page and try again.',
    'zh-Hans': '下载失败，请刷新页面后重试。',
    es: 'La descarga ha fallado. Actualice la página e inténtelo de nuevo.',
  },
  'Trellis:DocumentTooLong': {
    status: 409,
    en: 'A PDF takes at most {rows} entries. Choose a shorter period, or export to Excel.',
    'zh-Hans': 'PDF 最多包含 {rows} 条记录，请缩短时间范围或导出为 Excel。',
    es: 'Un PDF admite como máximo {rows} entradas. Elija un período más corto o exporte a Excel.',
  },
  'Trellis:QuestionnaireOpen': {
    status: 409,
    en: 'This questionnaire has not been submitted yet.',
    'zh-Hans': '该问卷尚未提交。',
    es: 'Este cuestionario todavía no se ha enviado.',
  },
} as const satisfies Record<string, ErrorEntry>;
