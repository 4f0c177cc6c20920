import type { LetterTexts } from './letter-text.ts';

const fewClasses: LetterTexts = {
  en: {
    subject: '{childName}: {left} sessions left',
    paragraphs: [
      'The contract of {childName} with {tenantName}, signed on {signTime}, has {left} sessions left.',
      'You asked to be reminded of it. Please talk to the family in good time about a renewal.',
    ],
  },
  'zh-Hans': {
    subject: '{childName}：剩余 {left} 课时',
    paragraphs: ['{childName}与{tenantName}于 {signTime} 签订的合同还剩 {left} 课时。', '您为该合同设置了提醒，请尽早与家庭沟通续约。'],
  },
  es: {
    subject: '{childName}: quedan {left} sesiones',
    paragraphs: [
      'Al contrato de {childName} con {tenantName}, firmado el {signTime}, le quedan {left} sesiones.',
      'Pidió que se le recordara. Hable con tiempo con la familia sobre una renovación.',
    ],
  },
};

export const contractTexts = { fewClasses };
