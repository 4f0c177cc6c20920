import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 197,
    key: 'Menu.Content.ReminderTemplate',
    group: 'content',
    label: 'reminderTemplates',
    path: '/system/manage/content/reminderTemplate',
  },
] as const satisfies AreaMenu;
