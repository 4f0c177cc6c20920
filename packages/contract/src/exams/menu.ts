import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 112,
    key: 'Menu.Operation.Examination',
    group: 'operation',
    label: 'examList',
    path: '/system/manage/manage/examination',
    details: ['/system/manage/detail/examResult'],
  },
  {
    side: 'Management',
    place: 187,
    key: 'Menu.Content.QuestionBank',
    group: 'content',
    label: 'questionBank',
    path: '/system/manage/content/questionBank',
  },
  {
    side: 'Management',
    place: 188,
    key: 'Menu.Content.Examination',
    group: 'content',
    label: 'examinations',
    path: '/system/manage/content/examination',
  },
] as const satisfies AreaMenu;
