import { term } from './common.ts';

export const planSettings = {
  open: term.settings,
  title: 'Settings of the plan',
  hint: 'They count for what is booked from now on. Bookings that were made keep what they have.',
  durations: term.sessionDurations,
  usualDurations: 'As the child, the coach and the center have them',
  ownDurations: 'Own ones of this plan',
  notices: 'Reminders',
  usualNotices: 'Everybody a day before',
  ownNotices: 'As chosen here',
  offered: 'Offered',
  duration: term.minutes,
  bars: 'Exercises',
  des: 'What it is for',
  line: 'Duration {{count}}',
  remove: 'Remove duration {{count}}',
  add: 'Add duration',
  oneAtLeast: 'Offer at least one duration.',
  twice: 'Each duration stands here once.',
  steps: 'In steps of five minutes',
  inWords: '{{minutes}} min, {{bars}} exercises',
};
