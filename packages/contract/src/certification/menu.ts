import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 110,
    key: 'Menu.Manage.ApplyExamine',
    group: 'manage',
    label: 'applyExamine',
    path: '/system/center/menu/manage/applyExamine',
  },
  {
    side: 'Center',
    place: 210,
    key: 'Menu.PersonalCenter.Home',
    group: 'personalCenter',
    label: 'personalCenter',
    path: '/system/center/personalCenter',
    details: ['/system/center/detail/trainingDetail', '/system/center/detail/examPanel', '/system/center/detail/examResult'],
  },
  {
    side: 'Management',
    place: 110,
    key: 'Menu.Operation.TrainingApplication',
    group: 'operation',
    label: 'trainingApplication',
    path: '/system/manage/manage/trainingApplication',
  },
  {
    side: 'Management',
    place: 180,
    key: 'Menu.Content.TrainingModule',
    group: 'content',
    label: 'trainingModule',
    path: '/system/manage/content/trainingModule',
  },
  {
    side: 'Management',
    place: 189,
    key: 'Menu.Content.QualificationMedal',
    group: 'content',
    label: 'qualificationMedal',
    path: '/system/manage/content/qualificationMedal',
  },
] as const satisfies AreaMenu;
