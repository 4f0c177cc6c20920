import { calendar } from './calendar.ts';
import { term, word } from './common.ts';
import { subjects } from './subjects.ts';

/** Time off of coaches, and children who cannot come. */
export const leaves = {
  word,
  title: calendar.leaves,
  aboutOwn: 'Whoever looks after the center answers. What is approved keeps new sessions out of your time.',
  aboutAll:
    'What is approved keeps new sessions out of the time of its coach. What is booked already stays until somebody moves it or gives it to another coach.',
  empty: 'No leave yet.',
  ask: 'Ask for leave',
  enter: 'Enter a leave',
  asked: 'Asked. The administrators of the center were written to.',
  entered: 'The leave is entered.',
  from: term.fromTime,
  to: 'To',
  toBeforeFrom: 'It ends before it begins.',
  state: { Asked: 'Waits for an answer', Approved: 'Approved', Refused: 'Refused', Withdrawn: subjects.move.state.withdrawn },
  answer: 'Answer',
  answerNamed: 'Leave of {{name}}',
  approve: 'Approve',
  refuse: 'Refuse',
  words: 'Words to the coach',
  stays_one: '{{count}} session is booked in this time. It stays until somebody moves it or gives it away.',
  stays_other: '{{count}} sessions are booked in this time. They stay until somebody moves them or gives them away.',
  approved: 'Approved. The coach was written to.',
  refused: 'Refused. The coach was written to.',
  approvedWith_one: 'Approved. {{count}} session in this time is still to be moved or given away.',
  approvedWith_other: 'Approved. {{count}} sessions in this time are still to be moved or given away.',
  answered: '{{name}}: {{answer}}',
  answeredBy: 'Answered by {{name}}',
  withdraw: term.withdraw,
  withdrawNamed: 'Withdraw the leave of {{name}}?',
  withdrawn: 'Withdrawn.',
  bookings_one: '{{count}} session in this time',
  bookings_other: '{{count}} sessions in this time',
  bookingsHint: 'Open a session to move it, or to give it or the whole day to a substitute.',
  child: {
    title: calendar.childLeave,
    text: '{{child}}, {{time}}. The session stays on the calendar as on leave, its time is free, and the session is given back.',
    done: 'Noted: the child is on leave.',
  },
};
