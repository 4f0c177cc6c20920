import { word } from './common.ts';

/** What became of a booking that was not held. */
export const missed = {
  word,
  title: '{{child}}, {{time}}',
  question: 'What became of this session?',
  reason: { NoShow: 'Nobody came', LateCancellation: 'Canceled too late' },
  takes: 'Uses up a session',
  returns: 'Gives the session back',
  calledOff: 'Called off, it costs nothing',
  done_zero: 'Noted. No session was used up.',
  done_one: 'Noted. One session was used up.',
  done_other: 'Noted. {{count}} sessions were used up.',
  decided: '{{reason}}. Said by {{by}}, {{time}}.',
  undo: 'Take it back',
  undoHint: 'The session is booked again, and a session is set aside for it again.',
  refused: 'The center did not take this: {{why}}',
  undone: 'The session is booked again.',
  standing: 'It was decided on another day and stands.',
};
