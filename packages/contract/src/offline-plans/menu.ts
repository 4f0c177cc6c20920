import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 236,
    key: 'Menu.TrainingManage.PlanList',
    group: 'trainingManage',
    label: 'currentPlans',
    path: '/system/manage/traningManage/planList',
  },
  {
    side: 'Management',
    place: 238,
    key: 'Menu.TrainingManage.CoreSessionLibrary',
    group: 'trainingManage',
    label: 'coreSessionLibrary',
    path: '/system/manage/traningManage/coreSessionLibrary',
  },
] as const satisfies AreaMenu;
