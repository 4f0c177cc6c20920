import type { z } from 'zod';
import type { Words } from '../languages.ts';
import type { ContractPurpose, ContractType, contractState, PaymentMethod, SigningState } from './schemas.ts';

export const contractTypeWords: Words<ContractType> = {
  en: { Renewal: 'Renewal', First: 'First signing' },
  'zh-Hans': { Renewal: '续约', First: '首签' },
  es: { Renewal: 'Renovación', First: 'Primera firma' },
};

export const contractPurposeWords: Words<ContractPurpose> = {
  en: { Training: 'One-to-one', GroupTraining: 'Class' },
  'zh-Hans': { Training: '一对一', GroupTraining: '班课' },
  es: { Training: 'Individual', GroupTraining: 'Grupo' },
};

/** Of a contract with a family and of one with the platform. */
export const contractStateWords: Words<z.infer<typeof contractState>> = {
  en: { InForce: 'In force', Stopped: 'Stopped' },
  'zh-Hans': { InForce: '生效中', Stopped: '已停用' },
  es: { InForce: 'Vigente', Stopped: 'Detenido' },
};

/** What a payment is by its sign, and what became of it. */
export const paymentWords: Words<'Payment' | 'Refund' | 'Voided'> = {
  en: { Payment: 'Payment', Refund: 'Refund', Voided: 'Voided' },
  'zh-Hans': { Payment: '付款', Refund: '退款', Voided: '已作废' },
  es: { Payment: 'Pago', Refund: 'Reembolso', Voided: 'Anulado' },
};

/** Where a contract stands with the guardian who signs it. */
export const signingWords: Words<SigningState> = {
  en: { Sent: 'Sent to sign', Opened: 'Opened', Signed: 'Signed' },
  'zh-Hans': { Sent: '待签署', Opened: '已打开', Signed: '已签署' },
  es: { Sent: 'Enviado', Opened: 'Abierto', Signed: 'Firmado' },
};

export const paymentMethodWords: Words<PaymentMethod> = {
  en: { Cash: 'Cash', Card: 'Card', Transfer: 'Bank transfer', MobilePay: 'Mobile payment', Check: 'Check', Other: 'Other' },
  'zh-Hans': { Cash: '现金', Card: '刷卡', Transfer: '银行转账', MobilePay: '手机支付', Check: '支票', Other: '其他' },
  es: { Cash: 'Efectivo', Card: 'Tarjeta', Transfer: 'Transferencia', MobilePay: 'Pago móvil', Check: 'Cheque', Other: 'Otro' },
};

const contractFieldNames = {
  userId: 'Child',
  outpatientNumber: 'Clinic number',
  contractType: 'Type',
  purpose: 'Purpose',
  signTime: 'Signed on',
  amount: 'Amount',
  paid: 'Paid',
  outstanding: 'Outstanding',
  totalClass: 'Sessions',
  usedClass: 'Used',
  remainClass: 'Left',
  stoppedClass: 'Set aside',
  takenBackClass: 'Taken back',
  price: 'Unit fee',
  state: 'State',
  stopTime: 'Stopped on',
  reasonId: 'Reason',
  discountReasonId: 'Discount reason',
  files: 'Files',
};
/** The fields of a contract, as forms, lists and documents head them. */
export const contractFieldWords: Words<keyof typeof contractFieldNames> = {
  en: contractFieldNames,
  'zh-Hans': {
    userId: '儿童',
    outpatientNumber: '门诊号',
    contractType: '类型',
    purpose: '用途',
    signTime: '签约日期',
    amount: '金额',
    paid: '已付',
    outstanding: '未付',
    totalClass: '课时数',
    usedClass: '已用',
    remainClass: '剩余',
    stoppedClass: '暂停',
    takenBackClass: '已扣减',
    price: '单价',
    state: '状态',
    stopTime: '停用日期',
    reasonId: '原因',
    discountReasonId: '折扣原因',
    files: '文件',
  },
  es: {
    userId: 'Niño o niña',
    outpatientNumber: 'Número clínico',
    contractType: 'Tipo',
    purpose: 'Finalidad',
    signTime: 'Firmado el',
    amount: 'Importe',
    paid: 'Pagado',
    outstanding: 'Pendiente',
    totalClass: 'Sesiones',
    usedClass: 'Usadas',
    remainClass: 'Restantes',
    stoppedClass: 'Apartadas',
    takenBackClass: 'Retiradas',
    price: 'Precio por sesión',
    state: 'Estado',
    stopTime: 'Detenido el',
    reasonId: 'Motivo',
    discountReasonId: 'Motivo del descuento',
    files: 'Archivos',
  },
};

const paymentFieldNames = {
  number: 'Receipt',
  isRecharge: 'Kind',
  amount: 'Amount',
  payDate: 'Payment date',
  method: 'Method',
  remark: 'Remark',
  creator: 'Recorded by',
  voidTime: 'Voided on',
  voidReason: 'Reason for voiding',
};
export const paymentFieldWords: Words<keyof typeof paymentFieldNames> = {
  en: paymentFieldNames,
  'zh-Hans': {
    number: '收据号',
    isRecharge: '类型',
    amount: '金额',
    payDate: '付款日期',
    method: '付款方式',
    remark: '备注',
    creator: '登记人',
    voidTime: '作废日期',
    voidReason: '作废原因',
  },
  es: {
    number: 'Recibo',
    isRecharge: 'Tipo',
    amount: 'Importe',
    payDate: 'Fecha de pago',
    method: 'Forma de pago',
    remark: 'Observación',
    creator: 'Registrado por',
    voidTime: 'Anulado el',
    voidReason: 'Motivo de la anulación',
  },
};
