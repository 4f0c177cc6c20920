import type { Words } from '@trellis/contract/languages';

/** The names of the Excel files of tests and devices, and what stands in them beside their fields. */
export const fileTexts: Words<'tests' | 'statistics' | 'devices' | 'yes' | 'no'> = {
  en: { tests: 'VR tests', statistics: 'VR test statistics', devices: 'Devices', yes: 'Yes', no: 'No' },
  'zh-Hans': { tests: 'VR 测试', statistics: 'VR 测试统计', devices: '设备', yes: '是', no: '否' },
  es: { tests: 'Pruebas VR', statistics: 'Estadística de pruebas VR', devices: 'Dispositivos', yes: 'Sí', no: 'No' },
};
