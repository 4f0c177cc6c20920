import type { LetterTexts } from './letter-text.ts';

const assessment: LetterTexts = {
  en: {
    subject: 'Please answer: {assessmentName} for {childName}',
    paragraphs: [
      '{tenantName} asks you to answer "{assessmentName}" about the everyday life of {childName}.',
      'It takes about ten minutes on a phone. Your answers are saved as you go: you can stop and go on later. You need no account and no password.',
      'Whoever opens the link can read and change what you entered before it is submitted. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Open the assessment',
  },
  'zh-Hans': {
    subject: '请填写{childName}的“{assessmentName}”',
    paragraphs: [
      '{tenantName}请您就{childName}的日常情况填写“{assessmentName}”。',
      '用手机约十分钟即可完成。答案会随时保存，您可以中途停下稍后继续。无需账号和密码。',
      '提交之前，任何打开此链接的人都能查看并修改您填写的内容，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '打开评估',
  },
  es: {
    subject: 'Responda, por favor: {assessmentName} de {childName}',
    paragraphs: [
      '{tenantName} le pide que responda «{assessmentName}» sobre la vida diaria de {childName}.',
      'Se hace en unos diez minutos con el teléfono. Las respuestas se guardan sobre la marcha: puede parar y seguir después. No necesita cuenta ni contraseña.',
      'Quien abra el enlace puede leer y cambiar lo que haya escrito antes de enviarlo. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Abrir la evaluación',
  },
};

const reportReady: LetterTexts = {
  en: {
    subject: 'A report on {childName} is ready',
    paragraphs: ['“{assessmentName}” of {childName} was answered, and its report is ready at {tenantName}.'],
  },
  'zh-Hans': {
    subject: '{childName}的报告已生成',
    paragraphs: ['{childName}的“{assessmentName}”已填写完毕，可在{tenantName}查看报告。'],
  },
  es: {
    subject: 'Hay un informe de {childName}',
    paragraphs: ['Se respondió «{assessmentName}» de {childName} y su informe está listo en {tenantName}.'],
  },
};

const reportFailed: LetterTexts = {
  en: {
    subject: 'A report on {childName} could not be made',
    paragraphs: [
      'At {tenantName} you asked for a report on {childName} to be made anew. That failed; the earlier one stands.',
      'Ask for it once more. If it fails again, write to support.',
    ],
  },
  'zh-Hans': {
    subject: '{childName}的报告未能生成',
    paragraphs: ['您在{tenantName}要求重新生成{childName}的报告，但生成失败，原有报告不变。', '请再试一次。如仍失败，请联系支持人员。'],
  },
  es: {
    subject: 'No se pudo hacer un informe de {childName}',
    paragraphs: [
      'En {tenantName} pidió hacer de nuevo un informe de {childName}. Falló y sigue valiendo el anterior.',
      'Pídalo otra vez. Si vuelve a fallar, escriba a soporte.',
    ],
  },
};

export const assessmentLetterTexts = { reportReady, reportFailed, assessment };
