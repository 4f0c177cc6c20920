import { word } from './common.ts';
import { planLife } from './planLife.ts';

/** A child who does not come to a numbered session of its plan. */
export const planLeaves = {
  word,
  open: 'Leave or absence',
  title: 'Leave or absence of {{name}}',
  session: 'Which session',
  booked: 'Session {{num}}, {{time}}',
  flag: 'What happened',
  flags: { RequestForLeave: planLife.personal.RequestForLeave, Absent: planLife.personal.Absent },
  RequestForLeave: 'It stays on the calendar as on leave, its time is free, and the session is given back.',
  Absent: 'The rule of the center for missed bookings says whether a session is used up.',
  toCome: 'Nobody is absent before it begins.',
  over: 'Its time has come: leave is asked for before.',
  done: 'Noted. The sessions after it move up.',
  records: { open: 'Leaves and absences', title: 'Leaves and absences: {{plan}}', empty: 'No leave and no absence in this plan.' },
};
