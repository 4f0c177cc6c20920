import type { LetterTexts } from './letter-text.ts';

const guardianRegistration: LetterTexts = {
  en: {
    subject: 'Please register as guardian of {childName}',
    paragraphs: [
      '{tenantName} asks you to confirm who you are to {childName} and how you can be reached.',
      'It takes two minutes on a phone. You need no account and no password.',
      'The link is yours alone: whoever opens it can read and change what you entered. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Register now',
  },
  'zh-Hans': {
    subject: '请登记为{childName}的监护人',
    paragraphs: [
      '{tenantName}请您确认您与{childName}的关系及联系方式。',
      '用手机两分钟即可完成，无需账号和密码。',
      '此链接仅供您本人使用：任何打开它的人都能查看并修改您填写的内容，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '立即登记',
  },
  es: {
    subject: 'Regístrese como tutor o tutora de {childName}',
    paragraphs: [
      '{tenantName} le pide que confirme qué relación tiene con {childName} y cómo localizarle.',
      'Se hace en dos minutos con el teléfono. No necesita cuenta ni contraseña.',
      'El enlace es solo para usted: quien lo abra puede leer y cambiar lo que haya escrito. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Registrarme ahora',
  },
};

export const guardianLetterTexts = { guardianRegistration };
