import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 200,
    key: 'Menu.Assessment.List',
    group: 'assessment',
    label: 'assessments',
    path: '/system/manage/assessment/assessment',
  },
  {
    side: 'Management',
    place: 210,
    key: 'Menu.Assessment.Questionnaire',
    group: 'assessment',
    label: 'questionnaires',
    path: '/system/manage/assessment/questionnaire',
  },
] as const satisfies AreaMenu;
