import type { LetterTexts } from './letter-text.ts';

const orderUnpaid: LetterTexts = {
  en: {
    subject: '“{title}” is not paid yet',
    paragraphs: ['At {tenantName} you ordered “{title}”. It begins once it is paid.', 'In your personal center you pay it, or see how.'],
  },
  'zh-Hans': {
    subject: '“{title}”尚未付款',
    paragraphs: ['您在{tenantName}下单了“{title}”,付款后即可开始。', '您可以在个人中心付款或查看付款方式。'],
  },
  es: {
    subject: '«{title}» aún no está pagado',
    paragraphs: [
      'En {tenantName} pidió «{title}». Empieza en cuanto esté pagado.',
      'En su centro personal puede pagarlo o ver cómo hacerlo.',
    ],
  },
};

export const orderLetterTexts = { orderUnpaid };
