import type { LetterTexts } from './letter-text.ts';

const passwordChanged: LetterTexts = {
  en: {
    subject: 'Your password was changed',
    paragraphs: ['The password of your Trellis account was changed on {when}.', 'If it was not you, tell your administrator at once.'],
  },
  'zh-Hans': {
    subject: '您的密码已更改',
    paragraphs: ['您的 Trellis 账号密码已于 {when} 更改。', '如果不是您本人的操作，请立即告知管理员。'],
  },
  es: {
    subject: 'Se cambió su contraseña',
    paragraphs: ['La contraseña de su cuenta de Trellis se cambió el {when}.', 'Si no fue usted, avise enseguida a su administrador.'],
  },
};

const emailChanged: LetterTexts = {
  en: {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'The e-mail address with which you sign in to Trellis was changed on {when}.',
      'If it was not you, tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '您的邮箱已更改',
    paragraphs: ['您用于登录 Trellis 的邮箱已于 {when} 更改。', '如果不是您本人的操作，请立即告知管理员。'],
  },
  es: {
    subject: 'Se cambió su correo electrónico',
    paragraphs: [
      'El correo electrónico con el que inicia sesión en Trellis se cambió el {when}.',
      'Si no fue usted, avise enseguida a su administrador.',
    ],
  },
};

const testLetter: LetterTexts = {
  en: {
    subject: 'Trellis can write to you',
    paragraphs: ['You asked for this letter on {when}. If it reached your mailbox, the mail settings work.'],
  },
  'zh-Hans': { subject: 'Trellis 邮件测试', paragraphs: ['您于 {when} 发起了这封测试邮件。如果它送达了您的邮箱，则邮件设置可用。'] },
  es: {
    subject: 'Trellis puede escribirle',
    paragraphs: ['Usted pidió este mensaje el {when}. Si llegó a su buzón, la configuración del correo funciona.'],
  },
};

export const noticeTexts = { passwordChanged, emailChanged, testLetter };
