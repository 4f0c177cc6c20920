import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { substitute, substitutes } from './schemas.ts';

const path = '/api/rocketAdmin/schedule/{id}/substitute';

export const substituteCalls = {
  options: call('GET', path, {
    summary: 'Who may take a booking over, or the day of its coach, and whose time is free',
    access: { anyOf: ['RocketSystem.Schedule'] },
    input: z.object({ id: id('occurrence') }),
    output: substitutes,
    errors: ['RocketSystem:AlreadyStarted'],
  }),
  substitute: call('POST', path, {
    summary: 'Give a booking, or what its coach still has on its day, to another coach: all of it or nothing, and both are told',
    access: { anyOf: ['RocketSystem.Schedule.Write'] },
    input: substitute,
    output: z.object({ count: z.int() }),
    errors: ['RocketSystem:AlreadyStarted', 'RocketSystem:ScheduleClash', 'SubjectNotFound'],
  }),
};
