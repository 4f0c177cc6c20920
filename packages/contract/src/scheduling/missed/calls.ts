import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { missBooking, missedBooking, undoMissed } from './schemas.ts';

const path = '/api/rocketAdmin/schedule/{id}/missed';

export const missedCalls = {
  get: call('GET', path, {
    summary: 'What may be said of a booking that nobody came to, and what was',
    access: { anyOf: ['RocketSystem.Schedule'] },
    input: z.object({ id: id('occurrence') }),
    output: missedBooking,
  }),
  miss: call('POST', path, {
    summary: "Nobody came, or it was cancelled too late: the center's rule says whether its class is taken",
    access: { anyOf: ['RocketSystem.Schedule.Write'] },
    input: missBooking,
    output: z.object({ taken: z.int() }),
    errors: ['RocketSystem:AlreadyStarted', 'RocketSystem:NotMissedYet'],
  }),
  undo: call('POST', `${path}/undo`, {
    summary: 'Take that back within the day: it is booked again, and what it took returns',
    access: { anyOf: ['RocketSystem.Schedule.Write'] },
    input: undoMissed,
    errors: [
      'RocketSystem:AlreadyStarted',
      'RocketSystem:MissedNotUndoable',
      'RocketSystem:ScheduleClash',
      'RocketSystem:DailyLimitReached',
      'SubjectNotFound',
    ],
  }),
};
