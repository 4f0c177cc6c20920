import { word } from './common.ts';

/** What became of a booking that was not held. */
export const missed = {
  word,
  title: '{{child}}, {{time}}',
  question: 'What became of this session?',
  reason: { NoShow: 'Nobody came', LateCancellation: 'Cancelled too late' },
  takes: 'Takes its class',
  returns: 'Its class returns',
  calledOff: 'Called off, it costs nothing',
  done_zero: 'Noted. No class was taken.',
  done_one: 'Noted. A class was taken.',
  done_other: 'Noted. {{count}} classes were taken.',
  decided: '{{reason}}. Said by {{by}}, {{time}}.',
  undo: 'Take it back',
  undoHint: 'The session is booked again, and its class returns to it.',
  undone: 'The session is booked again.',
  standing: 'It was decided on another day and stands.',
};
