import type { LetterTexts } from './letter-text.ts';

const familyMessage: LetterTexts = {
  en: {
    subject: '{staffName} wrote to you about {childName}',
    paragraphs: [
      '{staffName} of {tenantName} has written you a message about {childName}.',
      'You read it on your phone and can answer there. You need no account and no password.',
      'The link is yours alone. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Read and answer',
  },
  'zh-Hans': {
    subject: '{staffName}就{childName}给您发来消息',
    paragraphs: [
      '{tenantName}的{staffName}就{childName}给您发来了一条消息。',
      '您可以在手机上阅读并回复，无需账号和密码。',
      '此链接仅供您本人使用，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '阅读并回复',
  },
  es: {
    subject: '{staffName} le ha escrito sobre {childName}',
    paragraphs: [
      '{staffName}, de {tenantName}, le ha escrito un mensaje sobre {childName}.',
      'Puede leerlo y responder con el teléfono. No necesita cuenta ni contraseña.',
      'El enlace es solo para usted. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Leer y responder',
  },
};

export const chatLetterTexts = { familyMessage };
