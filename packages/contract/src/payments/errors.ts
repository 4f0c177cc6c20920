import type { ErrorEntry } from '../error-entry.ts';

export const paymentErrors = {
  'Trellis:NothingToPay': {
    status: 409,
    en: 'Nothing has to be paid for this.',
    'zh-Hans': '此项无需支付。',
    es: 'No hay nada que pagar por esto.',
  },
  'RocketSystem:OrderNotOpen': {
    status: 409,
    en: 'This order was paid or closed meanwhile.',
    'zh-Hans': '该订单已支付或已关闭。',
    es: 'Este pedido ya se pagó o se cerró.',
  },
  'RocketSystem:OrderNotPaid': {
    status: 409,
    en: 'Only an order that is paid can be refunded, and only once.',
    'zh-Hans': '只有已支付的订单可以退款，且只能退款一次。',
    es: 'Solo se reembolsa un pedido pagado, y una sola vez.',
  },
  'RocketSystem:RefundReferenceRequired': {
    status: 400,
    en: 'Enter what the bank calls the refund.',
    'zh-Hans': '请填写银行退款的流水号。',
    es: 'Indique la referencia bancaria del reembolso.',
  },
  'RocketSystem:PaymentNotOffered': {
    status: 409,
    en: 'It cannot be paid here. Please pay by transfer; the platform records it.',
    'zh-Hans': '此处无法在线支付，请转账付款，由平台登记。',
    es: 'Aquí no se puede pagar. Pague por transferencia; la plataforma la registrará.',
  },
  'RocketSystem:PaymentAway': {
    status: 503,
    en: 'The payment service does not answer. Nothing was charged; try again in a moment.',
    'zh-Hans': '支付服务暂无响应，未扣款，请稍后重试。',
    es: 'El servicio de pago no responde. No se cobró nada; inténtelo de nuevo en un momento.',
  },
} as const satisfies Record<string, ErrorEntry>;
