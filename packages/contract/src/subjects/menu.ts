import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 20,
    key: 'Menu.User.Subject',
    group: 'user',
    label: 'subjects',
    path: '/system/center/menu/user/subject',
    details: [
      '/system/center/menu/user/subjectImport',
      '/system/center/menu/user/grantedSubject',
      '/system/center/detail/subjectDetail',
      '/system/center/detail/enrolment',
      '/system/center/menu/user/subjectMove',
      '/system/archivesV2',
      '/system/center/detail/userOfflinePlanDetail',
      '/system/center/detail/userOfflineCourseDetail',
      '/system/center/detail/trialSessionDetail',
      '/system/center/detail/groupClassDetail',
      '/system/center/detail/groupOfflinePlanDetail',
      '/system/center/detail/vratReport',
    ],
  },
] as const satisfies AreaMenu;
