import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 191,
    key: 'Menu.Content.FeedbackProperty',
    group: 'content',
    label: 'feedbackProperties',
    path: '/system/manage/content/feedbackProperties',
  },
] as const satisfies AreaMenu;
