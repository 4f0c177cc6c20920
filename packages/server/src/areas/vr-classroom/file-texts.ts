import type { Language } from '@trellis/contract/languages';
import type { DeviceState } from '@trellis/contract/vr-classroom/device-calls';
import type { TestStatus, TestType } from '@trellis/contract/vr-classroom/schemas';

type Header =
  | 'center'
  | 'child'
  | 'number'
  | 'code'
  | 'type'
  | 'location'
  | 'device'
  | 'status'
  | 'consent'
  | 'orderedBy'
  | 'orderedOn'
  | 'finishedOn'
  | 'month'
  | 'requests'
  | 'open'
  | 'finished'
  | 'cancelled'
  | 'childCount'
  | 'left'
  | 'serial'
  | 'model'
  | 'source'
  | 'state'
  | 'remark'
  | 'registeredOn'
  | 'tests';

interface FileTexts {
  tests: string;
  statistics: string;
  devices: string;
  unlimited: string;
  yes: string;
  no: string;
  headers: Record<Header, string>;
  type: Record<TestType, string>;
  status: Record<TestStatus, string>;
  source: Record<'Vrat' | 'Hfs', string>;
  state: Record<DeviceState, string>;
}

/** The words of the Excel files of tests and devices. */
export const fileTexts: Record<Language, FileTexts> = {
  en: {
    tests: 'VR tests',
    statistics: 'VR test statistics',
    devices: 'Devices',
    unlimited: 'Unlimited',
    yes: 'Yes',
    no: 'No',
    headers: {
      center: 'Center',
      child: 'Child',
      number: 'Clinic number',
      code: 'Test code',
      type: 'Kind of test',
      location: 'Location',
      device: 'Device',
      status: 'Status',
      consent: 'Consent signed',
      orderedBy: 'Ordered by',
      orderedOn: 'Ordered on',
      finishedOn: 'Finished on',
      month: 'Month',
      requests: 'Ordered',
      open: 'Open',
      finished: 'Finished',
      cancelled: 'Cancelled',
      childCount: 'Children',
      left: 'Tests left',
      serial: 'Serial number',
      model: 'Model',
      source: 'Used for',
      state: 'State',
      remark: 'Remark',
      registeredOn: 'Registered on',
      tests: 'Tests',
    },
    type: { Screening: 'Screening', Standard: 'Standard test', Retest: 'Retest' },
    status: { Created: 'Ordered', CodeIssued: 'Code issued', Testing: 'Testing', Finished: 'Finished', Cancelled: 'Cancelled' },
    source: { Vrat: 'VR tests', Hfs: 'Music' },
    state: { Pending: 'Pending', Passed: 'Passed', Rejected: 'Rejected', LoggedOut: 'Logged out' },
  },
  'zh-Hans': {
    tests: 'VR 测试',
    statistics: 'VR 测试统计',
    devices: '设备',
    unlimited: '不限',
    yes: '是',
    no: '否',
    headers: {
      center: '中心',
      child: '儿童',
      number: '门诊号',
      code: '测试码',
      type: '测试类型',
      location: '测试地点',
      device: '设备',
      status: '状态',
      consent: '已签知情同意书',
      orderedBy: '下单人',
      orderedOn: '下单日期',
      finishedOn: '完成日期',
      month: '月份',
      requests: '下单数',
      open: '未完成',
      finished: '已完成',
      cancelled: '已取消',
      childCount: '儿童数',
      left: '剩余次数',
      serial: '序列号',
      model: '型号',
      source: '用途',
      state: '状态',
      remark: '备注',
      registeredOn: '登记日期',
      tests: '测试次数',
    },
    type: { Screening: '筛查', Standard: '标准测试', Retest: '复测' },
    status: { Created: '已下单', CodeIssued: '已发码', Testing: '测试中', Finished: '已完成', Cancelled: '已取消' },
    source: { Vrat: 'VR 测试', Hfs: '音乐' },
    state: { Pending: '待审核', Passed: '已通过', Rejected: '已拒绝', LoggedOut: '已注销' },
  },
  es: {
    tests: 'Pruebas VR',
    statistics: 'Estadística de pruebas VR',
    devices: 'Dispositivos',
    unlimited: 'Ilimitado',
    yes: 'Sí',
    no: 'No',
    headers: {
      center: 'Centro',
      child: 'Niño o niña',
      number: 'Número clínico',
      code: 'Código de la prueba',
      type: 'Tipo de prueba',
      location: 'Lugar',
      device: 'Dispositivo',
      status: 'Estado',
      consent: 'Consentimiento firmado',
      orderedBy: 'Pedida por',
      orderedOn: 'Pedida el',
      finishedOn: 'Terminada el',
      month: 'Mes',
      requests: 'Pedidas',
      open: 'Abiertas',
      finished: 'Terminadas',
      cancelled: 'Canceladas',
      childCount: 'Niños y niñas',
      left: 'Pruebas restantes',
      serial: 'Número de serie',
      model: 'Modelo',
      source: 'Uso',
      state: 'Estado',
      remark: 'Observación',
      registeredOn: 'Registrado el',
      tests: 'Pruebas',
    },
    type: { Screening: 'Cribado', Standard: 'Prueba estándar', Retest: 'Repetición' },
    status: { Created: 'Pedida', CodeIssued: 'Con código', Testing: 'En curso', Finished: 'Terminada', Cancelled: 'Cancelada' },
    source: { Vrat: 'Pruebas VR', Hfs: 'Música' },
    state: { Pending: 'Pendiente', Passed: 'Admitido', Rejected: 'Rechazado', LoggedOut: 'Dado de baja' },
  },
};
