import { carrierWords, orderPurposeWords, orderStatusWords, trainerOrderFieldWords } from '@trellis/contract/payments/words';

/** Texts of paying what trainers order. */
export const payments = {
  field: { ...trainerOrderFieldWords['zh-Hans'] },
  status: orderStatusWords['zh-Hans'],
  purpose: orderPurposeWords['zh-Hans'],
  carrier: carrierWords['zh-Hans'],
  refunding: '退款中',
  due: '应付金额：{{amount}}',
  showCode: '显示付款码',
  phone: {
    unknown: '找不到该订单',
    unknownHint: '请重新扫描二维码。',
    pay: '去支付',
    demonstration: '这是演示环境：不会产生任何实际扣款。',
    confirm: '确认支付',
    hint: '本产品不接触任何银行卡信息：您在支付服务的页面上付款。',
    over: { Paid: '支付成功，感谢您。可以关闭此页面。', OrderClosed: '该订单已关闭，无需付款。', Refunded: '已付款项已退回。' },
  },
  dialog: {
    title: '支付订单',
    failed: '获取订单失败',
    way: '支付方式选择',
    native: '扫码支付',
    other: '其他方式（暂未开放）',
    code: '支付 {{amount}} 的二维码',
    hint: '请用手机扫码，支付完成后本页会自动更新。',
    refresh: '刷新状态',
    paid: '已收到付款',
  },
  list: {
    title: '训练师订单列表',
    search: '搜索付款人或订单号',
    empty: '暂无训练师订单',
    emptyHint: '训练师为培训模块和补考支付的订单显示在这里。',
  },
  close: { title: '关闭订单“{{title}}”？', text: '关闭后无法再支付；若仍有款项到账，将予退回。', ok: '关闭订单', done: '订单已关闭。' },
  transfer: { do: '登记转账', title: '“{{title}}”的转账', hint: '银行流水上的编号。', done: '转账已登记。' },
  refund: {
    do: '退款',
    title: '退款“{{title}}”',
    reference: '退款流水编号',
    byCarrier: '支付服务将在一分钟内退回款项。',
    done: '退款已登记。',
    begun: '退款处理中。',
  },
};
