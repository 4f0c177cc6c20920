import type { Language } from '@trellis/contract/languages';

export interface DocumentTexts {
  title: string;
  payments: string;
  noPayments: string;
  sum: string;
  noContracts: string;
  receipt: string;
  refundReceipt: string;
  voidedReceipt: string;
}

/** What stands in the PDF of a contract beside the words of its fields. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    title: 'Contract',
    payments: 'Payments',
    noPayments: 'Nothing was paid yet.',
    sum: 'Paid in all',
    noContracts: 'No contracts.',
    receipt: 'Receipt',
    refundReceipt: 'Receipt of a refund',
    voidedReceipt: 'Voided receipt',
  },
  'zh-Hans': {
    title: '合同',
    payments: '付款记录',
    noPayments: '暂无付款记录。',
    sum: '实付合计',
    noContracts: '暂无合同。',
    receipt: '收据',
    refundReceipt: '退款收据',
    voidedReceipt: '已作废收据',
  },
  es: {
    title: 'Contrato',
    payments: 'Pagos',
    noPayments: 'Todavía no se ha pagado nada.',
    sum: 'Total pagado',
    noContracts: 'Sin contratos.',
    receipt: 'Recibo',
    refundReceipt: 'Recibo de reembolso',
    voidedReceipt: 'Recibo anulado',
  },
};
