import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

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
  ofLibrary(180, 'TrainingModule', 'trainingModule'),
  ofLibrary(189, 'QualificationMedal', 'qualificationMedal'),
] as const satisfies AreaMenu;
