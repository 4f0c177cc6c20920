import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

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
  ofLibrary(187, 'QuestionBank', 'questionBank'),
  ofLibrary(188, 'Examination', 'examinations'),
] as const satisfies AreaMenu;
