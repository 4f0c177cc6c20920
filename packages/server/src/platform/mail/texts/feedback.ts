import type { LetterTexts } from './letter-text.ts';

const sessionFeedback: LetterTexts = {
  en: {
    subject: 'How was the session for {childName}?',
    paragraphs: [
      '{tenantName} would like to know how {childName} found the latest session, and what you noticed afterwards.',
      'It takes a minute on a phone. You need no account and no password, and you can change your answer until the next session is finished.',
      'The link is yours alone. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Tell us',
  },
  'zh-Hans': {
    subject: '{childName}的训练课感受如何？',
    paragraphs: [
      '{tenantName}想了解{childName}对最近一次训练课的感受，以及您课后观察到的情况。',
      '用手机约一分钟即可完成。无需账号和密码，在下一次训练课结束之前都可以修改。',
      '此链接仅供您本人使用，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '填写反馈',
  },
  es: {
    subject: '¿Qué tal fue la sesión de {childName}?',
    paragraphs: [
      'A {tenantName} le gustaría saber cómo vivió {childName} la última sesión y qué notó usted después.',
      'Se hace en un minuto con el teléfono. No necesita cuenta ni contraseña, y puede cambiar la respuesta hasta que termine la próxima sesión.',
      'El enlace es solo para usted. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Contarlo',
  },
};

const daysOfChild: LetterTexts = {
  en: {
    subject: 'How are the days of {childName}?',
    paragraphs: [
      '{tenantName} would like to know how {childName} sleeps, eats and moves.',
      'It takes a minute a day on a phone. You need no account and no password; the same link opens the page every day.',
      'The link is yours alone. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Enter the days',
  },
  'zh-Hans': {
    subject: '{childName}的每日情况',
    paragraphs: [
      '{tenantName}想了解{childName}的睡眠、饮食和运动情况。',
      '用手机每天约一分钟即可完成。无需账号和密码，每天都可使用同一链接。',
      '此链接仅供您本人使用，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '填写每日情况',
  },
  es: {
    subject: '¿Cómo son los días de {childName}?',
    paragraphs: [
      'A {tenantName} le gustaría saber cómo duerme, come y se mueve {childName}.',
      'Se hace en un minuto al día con el teléfono. No necesita cuenta ni contraseña; el mismo enlace abre la página todos los días.',
      'El enlace es solo para usted. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Anotar los días',
  },
};

export const feedbackLetterTexts = { sessionFeedback, daysOfChild };
