import type { Words } from '../languages.ts';
import type { OrderPurpose, OrderStatus } from './rules.ts';

export const orderStatusWords: Words<OrderStatus> = {
  en: { NotPay: 'Not paid', Paid: 'Paid', OrderClosed: 'Closed', Refunded: 'Refunded' },
  'zh-Hans': { NotPay: '待支付', Paid: '已支付', OrderClosed: '已关闭', Refunded: '已退款' },
  es: { NotPay: 'Sin pagar', Paid: 'Pagado', OrderClosed: 'Cerrado', Refunded: 'Reembolsado' },
};

export const orderPurposeWords: Words<OrderPurpose> = {
  en: { training: 'Training module', makeupExam: 'Makeup exam' },
  'zh-Hans': { training: '培训模块', makeupExam: '补考' },
  es: { training: 'Módulo de formación', makeupExam: 'Examen de recuperación' },
};

const fields = {
  code: 'Order code',
  purpose: 'Kind of order',
  title: 'Ordered',
  amount: 'Amount due',
  payer: 'Payer',
  paidAt: 'Paid on',
  closedAt: 'Closed on',
  refundedAt: 'Refunded on',
};
/** The fields of an order. */
export const trainerOrderFieldWords: Words<keyof typeof fields> = {
  en: fields,
  'zh-Hans': {
    code: '订单号',
    purpose: '订单类型',
    title: '订购内容',
    amount: '应付金额',
    payer: '付款人',
    paidAt: '支付时间',
    closedAt: '关闭时间',
    refundedAt: '退款时间',
  },
  es: {
    code: 'Código del pedido',
    purpose: 'Tipo de pedido',
    title: 'Pedido',
    amount: 'Importe a pagar',
    payer: 'Quien paga',
    paidAt: 'Pagado el',
    closedAt: 'Cerrado el',
    refundedAt: 'Reembolsado el',
  },
};
