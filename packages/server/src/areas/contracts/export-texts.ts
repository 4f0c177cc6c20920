import type { ContractPurpose, ContractType } from '@trellis/contract/contracts/schemas';
import type { Language } from '@trellis/contract/languages';

type Header =
  | 'name'
  | 'number'
  | 'type'
  | 'purpose'
  | 'signTime'
  | 'amount'
  | 'paid'
  | 'totalClass'
  | 'remainClass'
  | 'price'
  | 'state'
  | 'stopTime';

interface ExportTexts {
  /** Of the file, without the day, and of its sheet. */
  name: string;
  headers: Record<Header, string>;
  type: Record<ContractType, string>;
  purpose: Record<ContractPurpose, string>;
  inForce: string;
  stopped: string;
}

/** What stands in an Excel file of contracts. */
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    name: 'Contracts',
    headers: {
      name: 'Child',
      number: 'Clinic number',
      type: 'Type',
      purpose: 'Purpose',
      signTime: 'Signed on',
      amount: 'Amount',
      paid: 'Paid',
      totalClass: 'Classes',
      remainClass: 'Left',
      price: 'Unit fee',
      state: 'State',
      stopTime: 'Stopped on',
    },
    type: { Renewal: 'Renewal', First: 'First signing' },
    purpose: { Training: 'One-to-one', GroupTraining: 'Class' },
    inForce: 'In force',
    stopped: 'Stopped',
  },
  'zh-Hans': {
    name: '合同',
    headers: {
      name: '儿童',
      number: '门诊号',
      type: '类型',
      purpose: '用途',
      signTime: '签约日期',
      amount: '金额',
      paid: '已付',
      totalClass: '课时',
      remainClass: '剩余',
      price: '单价',
      state: '状态',
      stopTime: '停用日期',
    },
    type: { Renewal: '续约', First: '首次签约' },
    purpose: { Training: '一对一', GroupTraining: '班课' },
    inForce: '有效',
    stopped: '已停用',
  },
  es: {
    name: 'Contratos',
    headers: {
      name: 'Niño o niña',
      number: 'Número clínico',
      type: 'Tipo',
      purpose: 'Finalidad',
      signTime: 'Firmado el',
      amount: 'Importe',
      paid: 'Pagado',
      totalClass: 'Clases',
      remainClass: 'Restantes',
      price: 'Precio por clase',
      state: 'Estado',
      stopTime: 'Detenido el',
    },
    type: { Renewal: 'Renovación', First: 'Primera firma' },
    purpose: { Training: 'Individual', GroupTraining: 'Grupo' },
    inForce: 'En vigor',
    stopped: 'Detenido',
  },
};
