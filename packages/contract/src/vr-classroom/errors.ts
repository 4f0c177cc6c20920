import type { ErrorEntry } from '../error-entry.ts';

export const vrClassroomErrors = {
  'RocketSystem:TestAlreadyOpen': {
    status: 409,
    en: 'This child already has a test that is not finished. Finish or cancel it first.',
    'zh-Hans': '该儿童还有未完成的测试，请先完成或取消。',
    es: 'Ya tiene una prueba sin terminar. Termínela o cancélela antes.',
  },
  'RocketSystem:TestBegun': {
    status: 409,
    en: 'This test has begun, was finished or was canceled: it can no longer be changed.',
    'zh-Hans': '该测试已开始、已完成或已取消，无法再修改。',
    es: 'Esta prueba ya empezó, terminó o se canceló: no se puede cambiar.',
  },
  'RocketSystem:TestStepRefused': {
    status: 409,
    en: 'The test is not at the step that this needs. Reload the list to see where it stands.',
    'zh-Hans': '该测试当前的状态不允许此操作，请刷新列表查看。',
    es: 'La prueba no está en el paso necesario. Actualice la lista para ver su estado.',
  },
  'RocketSystem:TestCodeClosed': {
    status: 409,
    en: 'This code has run out or was used. Ask for a new one.',
    'zh-Hans': '该测试码已过期或已使用，请重新获取。',
    es: 'Este código ha caducado o ya se usó. Pida uno nuevo.',
  },
  'RocketSystem:TestConsentSigned': {
    status: 409,
    en: 'Consent was signed for this test already.',
    'zh-Hans': '该测试的知情同意书已签署。',
    es: 'El consentimiento de esta prueba ya está firmado.',
  },
  'RocketSystem:TestLocationDisabled': {
    status: 409,
    en: 'No tests take place at this location at the moment.',
    'zh-Hans': '该测试地点目前未启用。',
    es: 'En este lugar no se hacen pruebas por ahora.',
  },
  'RocketSystem:TestLocationTaken': {
    status: 409,
    en: 'The center has a location of this name.',
    'zh-Hans': '本中心已有同名的测试地点。',
    es: 'El centro ya tiene un lugar con este nombre.',
  },
  'RocketSystem:TestLocationInUse': {
    status: 409,
    en: 'Tests were ordered at this location. Disable it instead.',
    'zh-Hans': '该地点已有测试记录，请改为停用。',
    es: 'Ya se pidieron pruebas en este lugar. Desactívelo en su lugar.',
  },
  'RocketSystem:DeviceTaken': {
    status: 409,
    en: 'A device with this serial number is registered already.',
    'zh-Hans': '该序列号的设备已登记。',
    es: 'Ya hay un dispositivo registrado con este número de serie.',
  },
  'RocketSystem:DeviceNotPassed': {
    status: 409,
    en: 'The platform has not let this device take part.',
    'zh-Hans': '该设备尚未通过审核。',
    es: 'La plataforma no ha admitido este dispositivo.',
  },
  'RocketSystem:DeviceStepRefused': {
    status: 409,
    en: 'Something else was decided about this device already.',
    'zh-Hans': '该设备已有其他审核结果。',
    es: 'Ya se decidió otra cosa sobre este dispositivo.',
  },
  'RocketSystem:ResourceForbidden': {
    status: 409,
    en: 'This resource is forbidden. Allow it first.',
    'zh-Hans': '该资源已被禁用，请先恢复使用。',
    es: 'Este recurso está prohibido. Permítalo primero.',
  },
} as const satisfies Record<string, ErrorEntry>;
