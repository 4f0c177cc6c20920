import type { ApiPart } from '../api-parts.ts';
import type { Language } from '../languages.ts';

/** What the parts of the product are called to whoever lets a key or a program reach some. */
export const partWords: Record<Language, Record<ApiPart, string>> = {
  en: {
    children: 'Children and guardians',
    sessions: 'Plans, sessions and schedule',
    contracts: 'Contracts, credits and orders',
    assessments: 'Assessments and VR tests',
    staff: 'Staff and their training',
    library: 'Library',
    organizations: 'Organizations and settings',
    statistics: 'Statistics',
    messages: 'Chat, thoughts and mail',
  },
  'zh-Hans': {
    children: '儿童与监护人',
    sessions: '训练计划、训练课与排课',
    contracts: '合同、课时与订单',
    assessments: '评估与 VR 测试',
    staff: '员工及其培训',
    library: '资源库',
    organizations: '机构与设置',
    statistics: '统计',
    messages: '聊天、想法与邮件',
  },
  es: {
    children: 'Niños, niñas y tutores',
    sessions: 'Planes, sesiones y agenda',
    contracts: 'Contratos, créditos y pedidos',
    assessments: 'Evaluaciones y pruebas de RV',
    staff: 'Personal y su formación',
    library: 'Biblioteca',
    organizations: 'Organizaciones y ajustes',
    statistics: 'Estadísticas',
    messages: 'Chat, reflexiones y correo',
  },
};
