import type { Language } from '@trellis/contract/languages';

/** What every letter of a language has around its own text. */
export interface FrameText {
  greeting: string;
  greetingWithoutName: string;
  codeValid: string;
  linkValid: string;
  copyLink: string;
  footer: string;
}

export const frameTexts: Record<Language, FrameText> = {
  en: {
    greeting: 'Hello {personName},',
    greetingWithoutName: 'Hello,',
    codeValid: 'The code is valid for {duration}, until {until}.',
    linkValid: 'The link is valid for {duration}, until {until}.',
    copyLink: 'If the button does not work, copy this address into your browser:',
    footer: 'Trellis sent this letter by itself. Answers to it are not read.',
  },
  'zh-Hans': {
    greeting: '{personName}，您好：',
    greetingWithoutName: '您好：',
    codeValid: '验证码有效期为 {duration}，至 {until}。',
    linkValid: '链接有效期为 {duration}，至 {until}。',
    copyLink: '如果按钮无法打开，请将以下地址复制到浏览器：',
    footer: '此邮件由 Trellis 自动发送，请勿回复。',
  },
  es: {
    greeting: 'Hola, {personName}:',
    greetingWithoutName: 'Hola:',
    codeValid: 'El código es válido durante {duration}, hasta el {until}.',
    linkValid: 'El enlace es válido durante {duration}, hasta el {until}.',
    copyLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
    footer: 'Trellis envió este mensaje automáticamente. No se leen las respuestas.',
  },
};
