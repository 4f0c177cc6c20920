import type { Language } from '@trellis/contract/languages';
import type { Commodity } from '@trellis/contract/tenant-contracts/schemas';

interface OrderTexts {
  /** Of the file, without the day, and of its sheet. */
  name: string;
  headers: Record<'payDate' | 'tenant' | 'contract' | 'kind' | 'item' | 'amount' | 'paid' | 'operator' | 'remark', string>;
  kinds: Record<Commodity, string>;
}

/** What stands in an Excel file of orders. */
export const orderTexts: Record<Language, OrderTexts> = {
  en: {
    name: 'Orders',
    headers: {
      payDate: 'Paid on',
      tenant: 'Center',
      contract: 'Contract',
      kind: 'Kind',
      item: 'Item',
      amount: 'Amount',
      paid: 'Paid',
      operator: 'Booked by',
      remark: 'Remark',
    },
    kinds: { vrat: 'VR tests', assessment: 'Assessments', course: 'Courses', plan: 'Training plans', planV2: 'Class training plans' },
  },
  'zh-Hans': {
    name: '订单',
    headers: {
      payDate: '付款日期',
      tenant: '中心',
      contract: '合同',
      kind: '类型',
      item: '项目',
      amount: '数量',
      paid: '付款金额',
      operator: '经办人',
      remark: '备注',
    },
    kinds: { vrat: 'VR 测试', assessment: '评估', course: '课程', plan: '训练计划', planV2: '班级训练计划' },
  },
  es: {
    name: 'Pedidos',
    headers: {
      payDate: 'Pagado el',
      tenant: 'Centro',
      contract: 'Contrato',
      kind: 'Tipo',
      item: 'Elemento',
      amount: 'Cantidad',
      paid: 'Pagado',
      operator: 'Registrado por',
      remark: 'Observación',
    },
    kinds: {
      vrat: 'Pruebas VR',
      assessment: 'Evaluaciones',
      course: 'Cursos',
      plan: 'Planes de entrenamiento',
      planV2: 'Planes de entrenamiento de clase',
    },
  },
};
