import { term } from './common.ts';
import { credits } from './credits.ts';

export const planLife = {
  menu: {
    more: 'More',
    moreOf: 'More about {{name}}',
    records: 'Records',
    recordsOf: 'Records of {{name}}',
    end: 'End plan',
    cancel: 'Call off after a session',
    extend: term.addSessions,
    restart: 'Start plan again',
    delete: 'Delete plan',
  },
  booked_one: '{{count}} booking is canceled, and its session is free again.',
  booked_other: '{{count}} bookings are canceled, and their sessions are free again.',
  due: {
    retest: 'Arrange a retest',
    askOthers: 'Ask somebody who may put it right.',
  },
  personal: {
    nothing: 'Nothing to say',
    nothingOf: '{{name}}: nothing to say',
    title: 'Personal feedback',
    Attend: 'Attends',
    Absent: 'Absent',
    RequestForLeave: 'Asked for leave',
  },
  end: {
    title: 'End the plan?',
    text: 'No further session of it can be started. It can be started again later, without the bookings that it has now.',
    trainingPlanOver: 'The training plan is over',
  },
  cancel: {
    title: 'Call the plan off after the latest session?',
    text: 'What was trained stays on record. The plan can be started again later, without the bookings that it has now.',
    ok: 'Call off',
    done: 'The plan was called off',
  },
  extend: {
    title: term.addSessions,
    number: 'How many sessions',
    mode: 'How it goes on',
    modes: {
      Continue: 'Go on from here, each exercise at the level that it has reached',
      New: 'Begin anew, at another level',
      Reset: 'Begin anew, at the level of the plan ({{level}})',
    },
    level: 'New level',
    ok: credits.change.plus,
    done: 'Sessions added. The plan has {{count}} now.',
  },
  renewals: {
    tab: 'Renewal records',
    empty: 'This plan was not prolonged yet.',
    mode: 'Goes on',
    modes: { New: 'New', Continue: 'Continued', Reset: 'Reset' },
    added: 'Sessions added',
    recommended: 'Recommended music',
    used: 'Music used',
    arrangeable: 'Available',
    scheduled: 'Scheduled',
    remaining: 'Remaining',
  },
  restart: {
    title: 'Start the plan again?',
    text: 'It goes on with the next session that was not held. Bookings that were canceled do not come back.',
    ok: 'Start again',
    done: 'The plan was started again',
  },
  delete: {
    title: 'Delete the plan?',
    text: 'No session of it was started. It cannot be brought back.',
    deletedSuccess: 'The plan was deleted',
  },
};
