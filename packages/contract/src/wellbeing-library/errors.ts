import type { ErrorEntry } from '../error-entry.ts';

export const wellbeingLibraryErrors = {
  'RocketSystem:WeekIsFull': {
    status: 409,
    en: 'A week has seven days. Take a topic out first.',
    'zh-Hans': '一周只有七天，请先移除一个主题。',
    es: 'Una semana tiene siete días. Quite antes un tema.',
  },
  'RocketSystem:TopicHasRecords': {
    status: 409,
    en: 'Families or centers have worked with this. Move it to the trash instead.',
    'zh-Hans': '已有家庭或中心使用过此内容，请改为移入回收站。',
    es: 'Familias o centros ya han trabajado con esto. Muévalo a la papelera.',
  },
} as const satisfies Record<string, ErrorEntry>;
