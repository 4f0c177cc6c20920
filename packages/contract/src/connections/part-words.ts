import type { ApiPart } from '../api-parts.ts';
import type { Language } from '../languages.ts';

/** What the parts of the product are called to whoever lets a key or a program reach some: within a sentence, and in a list. */
export const partWords: Record<Language, Record<ApiPart, string>> = {
  en: {
    children: 'children and guardians',
    sessions: 'plans, sessions and schedule',
    contracts: 'contracts, credits and orders',
    assessments: 'assessments and VR tests',
    staff: 'staff and their training',
    library: 'library',
    organizations: 'organizations and settings',
    statistics: 'statistics',
    messages: 'chat, thoughts and mail',
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
    children: 'niños, niñas y tutores',
    sessions: 'planes, sesiones y agenda',
    contracts: 'contratos, créditos y pedidos',
    assessments: 'evaluaciones y pruebas de RV',
    staff: 'personal y su formación',
    library: 'biblioteca',
    organizations: 'organizaciones y ajustes',
    statistics: 'estadísticas',
    messages: 'chat, reflexiones y correo',
  },
};
