import type { AreaMenu } from '../menu-entry.ts';

const common = { side: 'Management', group: 'content' } as const;

export const menu = [
  {
    ...common,
    place: 174,
    key: 'Menu.Content.TrainingPlanTemplate',
    label: 'appPlanTemplates',
    path: '/system/manage/content/trainingPlanTemplate',
  },
  {
    ...common,
    place: 175,
    key: 'Menu.Content.OfflineTrainingPlan',
    label: 'offlinePlanTemplates',
    path: '/system/manage/content/offlineTrainingPlan',
  },
  { ...common, place: 176, key: 'Menu.Content.TrainingPlanV2', label: 'classPlanTemplates', path: '/system/manage/content/trainingPlanV2' },
] as const satisfies AreaMenu;
