import type { Language } from '@trellis/contract/languages';

export interface DocumentTexts {
  title: string;
  reason: string;
  discountReason: string;
  outstanding: string;
  files: string;
  payments: string;
  noPayments: string;
  payment: string;
  refund: string;
  sum: string;
  noContracts: string;
  columns: Record<'payDate' | 'kind' | 'amount' | 'remark' | 'creator', string>;
}

/** What stands in the PDF of a contract beside the words of the Excel file. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    title: 'Contract',
    reason: 'Reason',
    discountReason: 'Reason of the discount',
    outstanding: 'Outstanding',
    files: 'Files',
    payments: 'Payments',
    noPayments: 'Nothing was paid yet.',
    payment: 'Payment',
    refund: 'Refund',
    sum: 'Paid in all',
    noContracts: 'No contracts.',
    columns: { payDate: 'Paid on', kind: 'Kind', amount: 'Amount', remark: 'Remark', creator: 'Entered by' },
  },
  'zh-Hans': {
    title: '合同',
    reason: '原因',
    discountReason: '折扣原因',
    outstanding: '未付金额',
    files: '附件',
    payments: '付款记录',
    noPayments: '暂无付款记录。',
    payment: '付款',
    refund: '退款',
    sum: '实付合计',
    noContracts: '暂无合同。',
    columns: { payDate: '付款日期', kind: '类型', amount: '金额', remark: '备注', creator: '录入人' },
  },
  es: {
    title: 'Contrato',
    reason: 'Motivo',
    discountReason: 'Motivo del descuento',
    outstanding: 'Pendiente',
    files: 'Archivos',
    payments: 'Pagos',
    noPayments: 'Todavía no se ha pagado nada.',
    payment: 'Pago',
    refund: 'Reembolso',
    sum: 'Total pagado',
    noContracts: 'Sin contratos.',
    columns: { payDate: 'Pagado el', kind: 'Tipo', amount: 'Importe', remark: 'Observación', creator: 'Registrado por' },
  },
};
