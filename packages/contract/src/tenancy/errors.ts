import type { ErrorEntry } from '../error-entry.ts';

export const tenancyErrors = {
  'Trellis:OnlyCenters': {
    status: 400,
    en: 'Only a center has projects, reminders, enterprises and areas.',
    'zh-Hans': '只有中心才有项目、提醒数量以及所属企业和区域。',
    es: 'Solo un centro tiene proyectos, avisos, empresas y áreas.',
  },
  'Trellis:TenantHasNoEmail': {
    status: 409,
    en: 'There is no contact email to write to. Enter one first.',
    'zh-Hans': '尚未填写联系邮箱，请先填写。',
    es: 'No hay correo de contacto al que escribir. Indique uno primero.',
  },
  'Trellis:TenantAlreadyActive': {
    status: 409,
    en: 'The invitation was accepted already: an administrator works there.',
    'zh-Hans': '邀请已被接受：该机构已有管理员。',
    es: 'La invitación ya fue aceptada: allí ya hay quien administra.',
  },
  'Trellis:TimesSettingOff': {
    status: 409,
    en: 'The platform has not allowed this center to change these settings.',
    'zh-Hans': '平台未允许该中心修改这些设置。',
    es: 'La plataforma no permite a este centro cambiar estos ajustes.',
  },
  'Trellis:SchoolTaken': {
    status: 409,
    en: 'A school of this name is listed in this city already.',
    'zh-Hans': '该城市已有同名学校。',
    es: 'Ya hay una escuela con ese nombre en esa ciudad.',
  },
} as const satisfies Record<string, ErrorEntry>;
