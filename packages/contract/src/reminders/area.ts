import { reminderTemplate } from './reminder-template.ts';

export { reminderErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  reminderTemplates: { calls: reminderTemplate.calls, about: 'The library: what reminders of sessions say' },
} as const;

/** Its declared resources. */
export const resources = [reminderTemplate] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['reminderTemplate'] as const;
