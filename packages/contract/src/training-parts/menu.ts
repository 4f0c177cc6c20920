import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 192,
    key: 'Menu.Content.TrainingTarget',
    group: 'content',
    label: 'trainingTargets',
    path: '/system/manage/content/trainingTarget',
  },
  {
    side: 'Management',
    place: 193,
    key: 'Menu.Content.ProgramCategory',
    group: 'content',
    label: 'programCategories',
    path: '/system/manage/content/programCategory',
  },
  {
    side: 'Management',
    place: 194,
    key: 'Menu.Content.ProgramMaterial',
    group: 'content',
    label: 'programMaterials',
    path: '/system/manage/content/programMaterial',
  },
  {
    side: 'Management',
    place: 195,
    key: 'Menu.Content.Track',
    group: 'content',
    label: 'tracks',
    path: '/system/manage/content/track',
  },
] as const satisfies AreaMenu;
