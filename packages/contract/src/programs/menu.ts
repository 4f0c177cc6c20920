import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 191,
    key: 'Menu.Content.FeedbackProperty',
    group: 'content',
    label: 'feedbackProperties',
    path: '/system/manage/content/feedbackProperties',
  },
  ofLibrary(190, 'TrainingProgram', 'trainingPrograms'),
] as const satisfies AreaMenu;
