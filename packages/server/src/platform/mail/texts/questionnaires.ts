import type { LetterTexts } from './letter-text.ts';

const developmentQuestionnaire: LetterTexts = {
  en: {
    subject: 'Please tell us about the development of {childName}',
    paragraphs: [
      '{tenantName} asks you to fill in a questionnaire about the development of {childName}.',
      'It takes about ten minutes on a phone. Your answers are saved as you go: you can stop and go on later. You need no account and no password.',
      'Whoever opens the link can read and change what you entered before it is submitted. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Open the questionnaire',
  },
  'zh-Hans': {
    subject: '请告诉我们{childName}的发育情况',
    paragraphs: [
      '{tenantName}请您填写一份关于{childName}发育情况的问卷。',
      '用手机约十分钟即可完成。答案会随时保存，您可以中途停下稍后继续。无需账号和密码。',
      '提交之前，任何打开此链接的人都能查看并修改您填写的内容，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '打开问卷',
  },
  es: {
    subject: 'Cuéntenos cómo se ha desarrollado {childName}',
    paragraphs: [
      '{tenantName} le pide que rellene un cuestionario sobre el desarrollo de {childName}.',
      'Se hace en unos diez minutos con el teléfono. Las respuestas se guardan sobre la marcha: puede parar y seguir después. No necesita cuenta ni contraseña.',
      'Quien abra el enlace puede leer y cambiar lo que haya escrito antes de enviarlo. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Abrir el cuestionario',
  },
};

export const questionnaireLetterTexts = { developmentQuestionnaire };
