import type { genders } from '../account/profile.ts';
import type { Words } from '../languages.ts';

/** What somebody says of themselves. */
export const personGenderWords: Words<(typeof genders)[number]> = {
  en: { Unknown: 'Not given', Male: 'Male', Female: 'Female', Others: 'Other' },
  'zh-Hans': { Unknown: '未填写', Male: '男', Female: '女', Others: '其他' },
  es: { Unknown: 'Sin indicar', Male: 'Hombre', Female: 'Mujer', Others: 'Otro' },
};

/** How somebody stands at a place where they work. */
export const staffStateWords: Words<'active' | 'invited' | 'frozen' | 'closed'> = {
  en: { active: 'Active', invited: 'Not accepted yet', frozen: 'Frozen', closed: 'Center closed' },
  'zh-Hans': { active: '有效', invited: '尚未接受', frozen: '已冻结', closed: '中心已关闭' },
  es: { active: 'Vigente', invited: 'Sin aceptar', frozen: 'Congelado', closed: 'Centro cerrado' },
};

const staffFieldNames = { name: 'Name', email: 'Email', phone: 'Phone', centre: 'Center', roles: 'Role', state: 'State', since: 'Since' };
/** The fields of somebody who works at a center. */
export const staffFieldWords: Words<keyof typeof staffFieldNames> = {
  en: staffFieldNames,
  'zh-Hans': { name: '姓名', email: '邮箱', phone: '电话', centre: '中心', roles: '角色', state: '状态', since: '加入日期' },
  es: { name: 'Nombre', email: 'Correo', phone: 'Teléfono', centre: 'Centro', roles: 'Rol', state: 'Estado', since: 'Desde' },
};
