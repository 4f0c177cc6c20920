import type { LetterTexts } from './letter-text.ts';

const attentionReport: LetterTexts = {
  en: {
    subject: '{reportName}: {childName}',
    paragraphs: [
      '{tenantName} sends you the report of an attention test of {childName}.',
      'It describes one test on one day and is no diagnosis. If you have questions, ask the center.',
      'Whoever opens the link can read the report. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Open the report',
  },
  'zh-Hans': {
    subject: '{reportName}：{childName}',
    paragraphs: [
      '{tenantName}向您发送{childName}的注意力测试报告。',
      '报告仅描述某一天的一次测试，不作诊断。如有疑问，请咨询中心。',
      '任何打开此链接的人都能阅读报告，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '打开报告',
  },
  es: {
    subject: '{reportName} ({childName})',
    paragraphs: [
      '{tenantName} le envía el informe de una prueba de atención de {childName}.',
      'Describe una prueba de un día y no es un diagnóstico. Si tiene preguntas, consulte al centro.',
      'Quien abra el enlace puede leer el informe. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Abrir el informe',
  },
};

const attachedReport: LetterTexts = {
  en: {
    subject: '{reportName} of {childName}, attached',
    paragraphs: [
      '{tenantName} sends you the report of an attention test of {childName}: it is attached to this letter.',
      'It describes one test on one day and is no diagnosis. If you have questions, ask the center.',
      'Whoever has this letter can read the report. Please do not pass it on.',
    ],
  },
  'zh-Hans': {
    subject: '{reportName}：{childName}（附件）',
    paragraphs: [
      '{tenantName}向您发送{childName}的注意力测试报告，见本邮件附件。',
      '报告仅描述某一天的一次测试，不作诊断。如有疑问，请咨询中心。',
      '任何收到此邮件的人都能阅读报告，请勿转发。',
    ],
  },
  es: {
    subject: '{reportName} ({childName}), adjunto',
    paragraphs: [
      '{tenantName} le envía el informe de una prueba de atención de {childName}: va adjunto a esta carta.',
      'Describe una prueba de un día y no es un diagnóstico. Si tiene preguntas, consulte al centro.',
      'Quien tenga esta carta puede leer el informe. No la reenvíe.',
    ],
  },
};

export const attentionLetterTexts = { attentionReport, attachedReport };
