import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 235,
    key: 'Menu.Statistic.TrialSessionList',
    group: 'statistic',
    label: 'trialSessionList',
    path: '/system/manage/statistic/trialSessionList',
  },
] as const satisfies AreaMenu;
