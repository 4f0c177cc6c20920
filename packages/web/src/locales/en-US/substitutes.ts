import { word } from './common.ts';

/** Who trains instead of a coach. */
export const substitutes = {
  word,
  open: 'Substitute',
  title: 'Who trains instead of {{coach}}?',
  scope: 'Which sessions',
  one: 'Only this one, {{child}}',
  day_one: 'The day of {{coach}}: {{count}} session',
  day_other: 'The day of {{coach}}: {{count}} sessions',
  free: 'free',
  busy: 'has something else then',
  done_one: '{{name}} takes {{count}} session. Both were written to.',
  done_other: '{{name}} takes {{count}} sessions. Both were written to.',
};
