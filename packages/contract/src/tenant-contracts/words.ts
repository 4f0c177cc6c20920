import type { Words } from '../languages.ts';
import type { Commodity } from './schemas.ts';

/** What a centre buys from the platform. */
export const commodityWords: Words<Commodity> = {
  en: { vrat: 'VR tests', assessment: 'Assessments', course: 'Courses', plan: 'Training plans', planV2: 'Class training plans' },
  'zh-Hans': { vrat: 'VR 测试', assessment: '评估', course: '课程', plan: '训练计划', planV2: '班级训练计划' },
  es: {
    vrat: 'Pruebas VR',
    assessment: 'Evaluaciones',
    course: 'Cursos',
    plan: 'Planes de entrenamiento',
    planV2: 'Planes de entrenamiento de grupo',
  },
};

const orderFieldNames = {
  payDate: 'Paid on',
  tenant: 'Center',
  contract: 'Contract',
  kind: 'Kind',
  item: 'For',
  quantity: 'Quantity',
  paid: 'Amount paid',
  operator: 'Booked by',
  remark: 'Remark',
};
export const orderFieldWords: Words<keyof typeof orderFieldNames> = {
  en: orderFieldNames,
  'zh-Hans': {
    payDate: '付款日期',
    tenant: '中心',
    contract: '合同',
    kind: '类型',
    item: '适用项目',
    quantity: '数量',
    paid: '付款金额',
    operator: '经办人',
    remark: '备注',
  },
  es: {
    payDate: 'Pagado el',
    tenant: 'Centro',
    contract: 'Contrato',
    kind: 'Tipo',
    item: 'Para',
    quantity: 'Cantidad',
    paid: 'Importe pagado',
    operator: 'Registrado por',
    remark: 'Observación',
  },
};
