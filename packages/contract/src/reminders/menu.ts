import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

export const menu = [ofLibrary(197, 'ReminderTemplate', 'reminderTemplates')] as const satisfies AreaMenu;
