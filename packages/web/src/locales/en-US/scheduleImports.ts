import { recordFieldWords } from '@trellis/contract/imports/words';
import { term } from './common.ts';

/** Texts of bookings to come that come in by a list. */
export const scheduleImports = {
  title: 'Import sessions to come',
  fields: recordFieldWords.en,
  made: term.sessions,
  run: {
    start_one: 'Schedule {{count}} session',
    start_other: 'Schedule {{count}} sessions',
    question_one: 'Schedule {{count}} session from this list?',
    question_other: 'Schedule {{count}} sessions from this list?',
    running: 'Scheduling sessions',
  },
  result: {
    title_one: '{{count}} session was scheduled',
    title_other: '{{count}} sessions were scheduled',
    list: 'Show the calendar',
  },
  former: {
    goes_one: '{{count}} session leaves the calendar: its time is free again, and what was held for it returns.',
    goes_other: '{{count}} sessions leave the calendar: their time is free again, and what was held for them returns.',
    changed_one: '{{count}} of these sessions was changed since.',
    changed_other: '{{count}} of these sessions were changed since.',
    done_one: '{{count}} session was taken off the calendar.',
    done_other: '{{count}} sessions were taken off the calendar.',
    built: 'This import cannot be undone: something became of its sessions since.',
    count_one: term.sessionsCounted_one,
    count_other: term.sessionsCounted_other,
    obstacles: {
      begun: 'Begun or held',
      away: 'Missed or on leave',
      changed: 'Moved or changed',
      cancelled: 'Canceled since',
    },
  },
};
