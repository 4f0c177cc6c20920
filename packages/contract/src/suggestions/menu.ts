import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 115,
    key: 'Menu.Operation.Suggestion',
    group: 'operation',
    label: 'suggestions',
    path: '/system/manage/manage/suggestion',
    reads: 'RocketSystem.ProgramSuggestion.Review',
  },
] as const satisfies AreaMenu;
