import { term, word } from './common.ts';

const menu = { reminderTemplates: term.reminders };

/** Texts of what reminders say. */
export const reminders = {
  menu,
  receiver: { Guardian: word.guardian, Trainer: word.coach },
  timing: { DayBefore: 'A day before', HourBefore: 'An hour before' },
  reminderTemplates: {
    title: menu.reminderTemplates,
    add: 'Add a reminder',
    edit: 'Edit the reminder',
    empty: 'Reminders are in the product’s own words',
    emptyHint: 'Add one to say it otherwise. Of those that are public, the first in the order is sent.',
    fields: {
      title: word.title,
      text: term.text,
      receiver: 'Sent to',
      timing: 'When',
      isInUse: term.inUse,
    },
    hints: {
      receiver:
        'Texts may name {childName}, {start}, {coachName}, {tenantName} and {roomName}. A line that names what a session does not have is left out.',
      timing: 'Of those that are public, the first in the order is sent.',
    },
  },
};
