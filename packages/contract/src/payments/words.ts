import type { Words } from '../languages.ts';
import type { CarrierName, OrderPurpose, OrderStatus, PaymentState } from './rules.ts';

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

export const carrierWords: Words<CarrierName> = {
  en: { Stripe: 'Stripe', Demonstration: 'Demonstration', Transfer: 'Bank transfer' },
  'zh-Hans': { Stripe: 'Stripe', Demonstration: '演示支付', Transfer: '银行转账' },
  es: { Stripe: 'Stripe', Demonstration: 'Demostración', Transfer: 'Transferencia bancaria' },
};

export const paymentStateWords: Words<PaymentState> = {
  en: {
    Begun: 'Begun',
    Lapsed: 'Lapsed',
    Paid: orderStatusWords.en.Paid,
    Surplus: 'Too much, goes back',
    Refunding: 'On its way back',
    Refunded: orderStatusWords.en.Refunded,
  },
  'zh-Hans': {
    Begun: '支付中',
    Lapsed: '已失效',
    Paid: orderStatusWords['zh-Hans'].Paid,
    Surplus: '多付待退',
    Refunding: '退款中',
    Refunded: orderStatusWords['zh-Hans'].Refunded,
  },
  es: {
    Begun: 'Iniciado',
    Lapsed: 'Caducado',
    Paid: orderStatusWords.es.Paid,
    Surplus: 'De más, se devuelve',
    Refunding: 'Devolución en curso',
    Refunded: orderStatusWords.es.Refunded,
  },
};

const fields = {
  code: 'Order code',
  purpose: 'Kind of order',
  title: 'Ordered',
  amount: 'Amount due',
  currency: 'Currency',
  payer: 'Payer',
  center: 'Center',
  status: 'Status',
  orderedAt: 'Ordered on',
  paidAt: 'Paid on',
  closedAt: 'Closed on',
  refundedAt: 'Refunded on',
  carrier: 'Paid by',
  reference: 'Reference',
  remark: 'Remark',
};
/** The fields of an order. */
export const trainerOrderFieldWords: Words<keyof typeof fields> = {
  en: fields,
  'zh-Hans': {
    code: '订单号',
    purpose: '订单类型',
    title: '订购内容',
    amount: '应付金额',
    currency: '币种',
    payer: '付款人',
    center: '中心',
    status: '状态',
    orderedAt: '下单日期',
    paidAt: '支付日期',
    closedAt: '关闭日期',
    refundedAt: '退款日期',
    carrier: '支付方式',
    reference: '流水号',
    remark: '备注',
  },
  es: {
    code: 'Código del pedido',
    purpose: 'Tipo de pedido',
    title: 'Pedido',
    amount: 'Importe a pagar',
    currency: 'Moneda',
    payer: 'Quien paga',
    center: 'Centro',
    status: 'Estado',
    orderedAt: 'Pedido el',
    paidAt: 'Pagado el',
    closedAt: 'Cerrado el',
    refundedAt: 'Reembolsado el',
    carrier: 'Pagado por',
    reference: 'Referencia',
    remark: 'Observación',
  },
};
