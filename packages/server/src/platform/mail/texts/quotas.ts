import type { LetterTexts } from './letter-text.ts';

const lowQuota: LetterTexts = {
  en: {
    subject: '{tenantName}: {left} left – {kind}',
    paragraphs: [
      '{tenantName} has {left} left of what it bought: {kind}.',
      'You asked to be told at this number. Please talk to your contact at the platform in good time if you need more.',
    ],
  },
  'zh-Hans': {
    subject: '{tenantName}：{kind}剩余 {left}',
    paragraphs: ['{tenantName}已购买的{kind}还剩 {left}。', '已达到您设置的提醒数量。如需补充，请尽早联系平台负责人。'],
  },
  es: {
    subject: '{tenantName}: quedan {left} – {kind}',
    paragraphs: [
      'A {tenantName} le quedan {left} de lo que compró: {kind}.',
      'Pidió que se le avisara al llegar a esta cantidad. Si necesita más, hable con tiempo con su contacto en la plataforma.',
    ],
  },
};

export const quotaTexts = { lowQuota };
