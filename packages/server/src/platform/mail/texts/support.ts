import type { LetterTexts } from './letter-text.ts';

const supportRequest: LetterTexts = {
  en: {
    subject: 'Support: {title}',
    paragraphs: ['{content}', '{senderName} ({senderEmail}) wrote this.', 'They act for {tenantName}.'],
    footer: 'An answer to this letter reaches {senderName}.',
  },
  'zh-Hans': {
    subject: '客服请求：{title}',
    paragraphs: ['{content}', '发件人：{senderName}（{senderEmail}）', '所属机构：{tenantName}'],
    footer: '直接回复此邮件即可联系{senderName}。',
  },
  es: {
    subject: 'Soporte: {title}',
    paragraphs: ['{content}', 'Lo escribe {senderName} ({senderEmail}).', 'Actúa por {tenantName}.'],
    footer: 'Una respuesta a esta carta llega a {senderName}.',
  },
};

export const supportTexts = { supportRequest };
