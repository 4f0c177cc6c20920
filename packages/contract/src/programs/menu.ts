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
  {
    side: 'Management',
    place: 190,
    key: 'Menu.Content.TrainingProgram',
    group: 'content',
    label: 'trainingPrograms',
    path: '/system/manage/content/trainingProgram',
  },
] as const satisfies AreaMenu;
