import type { z } from 'zod';
import type { Words } from '../languages.ts';
import type { DeviceState, deviceSource } from './device-calls.ts';
import type { TestStatus, TestType } from './schemas.ts';

export const testTypeWords: Words<TestType> = {
  en: { Screening: 'Screening', Standard: 'Standard test', Retest: 'Retest' },
  'zh-Hans': { Screening: '筛查', Standard: '标准测试', Retest: '复测' },
  es: { Screening: 'Cribado', Standard: 'Prueba estándar', Retest: 'Repetición' },
};

export const testStatusWords: Words<TestStatus> = {
  en: { Created: 'Ordered', CodeIssued: 'Code issued', Testing: 'Testing', Finished: 'Finished', Cancelled: 'Canceled' },
  'zh-Hans': { Created: '已下单', CodeIssued: '已发码', Testing: '测试中', Finished: '已完成', Cancelled: '已取消' },
  es: { Created: 'Pedida', CodeIssued: 'Con código', Testing: 'En curso', Finished: 'Terminada', Cancelled: 'Cancelada' },
};

export const deviceSourceWords: Words<z.infer<typeof deviceSource>> = {
  en: { Vrat: 'VR tests', Hfs: 'Music' },
  'zh-Hans': { Vrat: 'VR 测试', Hfs: '音乐' },
  es: { Vrat: 'Pruebas VR', Hfs: 'Música' },
};

export const deviceStateWords: Words<DeviceState> = {
  en: { Pending: 'Pending', Passed: 'Passed', Rejected: 'Rejected', LoggedOut: 'Logged out' },
  'zh-Hans': { Pending: '待审核', Passed: '已通过', Rejected: '已拒绝', LoggedOut: '已注销' },
  es: { Pending: 'Pendiente', Passed: 'Admitido', Rejected: 'Rechazado', LoggedOut: 'Dado de baja' },
};

const testFieldNames = {
  child: 'Child',
  center: 'Center',
  number: 'Clinic number',
  code: 'Test code',
  type: 'Kind of test',
  location: 'Location',
  device: 'Headset',
  status: 'Status',
  consent: 'Consent',
  orderedBy: 'Ordered by',
  ordered: 'Ordered on',
  finished: 'Finished on',
};
export const testFieldWords: Words<keyof typeof testFieldNames> = {
  en: testFieldNames,
  'zh-Hans': {
    child: '儿童',
    center: '中心',
    number: '门诊号',
    code: '测试码',
    type: '测试类型',
    location: '测试地点',
    device: '头显',
    status: '状态',
    consent: '知情同意',
    orderedBy: '下单人',
    ordered: '下单日期',
    finished: '完成日期',
  },
  es: {
    child: 'Niño o niña',
    center: 'Centro',
    number: 'Número clínico',
    code: 'Código de la prueba',
    type: 'Tipo de prueba',
    location: 'Lugar',
    device: 'Visor',
    status: 'Estado',
    consent: 'Consentimiento',
    orderedBy: 'Pedida por',
    ordered: 'Pedida el',
    finished: 'Terminada el',
  },
};

const testCountNames = {
  month: 'Month',
  requests: 'Ordered',
  open: 'Open',
  finished: 'Finished',
  cancelled: 'Canceled',
  childCount: 'Children',
  left: 'Tests left',
  unlimited: 'Unlimited',
};
/** What is counted of tests by month or center. */
export const testCountWords: Words<keyof typeof testCountNames> = {
  en: testCountNames,
  'zh-Hans': {
    month: '月份',
    requests: '下单数',
    open: '未完成',
    finished: '已完成',
    cancelled: '已取消',
    childCount: '儿童数',
    left: '剩余测试',
    unlimited: '不限',
  },
  es: {
    month: 'Mes',
    requests: 'Pedidas',
    open: 'Abiertas',
    finished: 'Terminadas',
    cancelled: 'Canceladas',
    childCount: 'Niños y niñas',
    left: 'Pruebas restantes',
    unlimited: 'Ilimitadas',
  },
};

const deviceFieldNames = {
  serialNumber: 'Serial number',
  name: 'Name',
  model: 'Model',
  source: 'Used for',
  center: 'Center',
  state: 'State',
  registeredAt: 'Registered on',
  tests: 'Tests',
  remark: 'Remark',
};
export const deviceFieldWords: Words<keyof typeof deviceFieldNames> = {
  en: deviceFieldNames,
  'zh-Hans': {
    serialNumber: '序列号',
    name: '名称',
    model: '型号',
    source: '用途',
    center: '中心',
    state: '状态',
    registeredAt: '登记日期',
    tests: '测试次数',
    remark: '备注',
  },
  es: {
    serialNumber: 'Número de serie',
    name: 'Nombre',
    model: 'Modelo',
    source: 'Uso',
    center: 'Centro',
    state: 'Estado',
    registeredAt: 'Registrado el',
    tests: 'Pruebas',
    remark: 'Observación',
  },
};
