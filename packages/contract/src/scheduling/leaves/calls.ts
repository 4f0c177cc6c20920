import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../../wire.ts';
import { scheduleEntry } from '../schemas.ts';
import { answerLeave, askLeave, childLeave, leave, leaveState } from './schemas.ts';

const base = '/api/rocketAdmin/leave';
const read = { anyOf: ['RocketSystem.Schedule'] } as const;
const write = { anyOf: ['RocketSystem.Schedule.Write'] } as const;

export const leaveCalls = {
  list: call('GET', base, {
    summary: 'Leaves of coaches, those that wait for an answer first: everybody’s for whoever looks after the center, else one’s own',
    access: read,
    input: pageQuery.extend({ state: leaveState.optional() }),
    output: paged(leave),
  }),
  away: call('GET', `${base}/away`, {
    summary: 'Which coaches are on leave within a span',
    access: read,
    input: z.object({
      start: instant.meta({ examples: ['2030-01-06T00:00:00Z'] }),
      end: instant.meta({ examples: ['2030-01-13T00:00:00Z'] }),
    }),
    output: z.object({ items: z.array(z.object({ personId: id('person'), startTime: instant, endTime: instant })) }),
  }),
  bookings: call('GET', `${base}/{id}/bookings`, {
    summary: 'What is still booked with a coach in the time of a leave, to be moved or given to others',
    access: read,
    input: z.object({ id: id('leave') }),
    output: z.object({ items: z.array(scheduleEntry) }),
  }),
  ask: call('POST', base, {
    summary: 'Ask for a leave; one that is entered by whoever decides on it is approved at once',
    access: write,
    input: askLeave,
    output: z.object({ id: id('leave'), state: leaveState }),
    errors: ['RocketSystem:LeaveTaken', 'RocketSystem:LeaveOver'],
  }),
  answer: call('POST', `${base}/{id}/answer`, {
    summary: 'Approve a leave, which takes the time of its coach, or refuse it; the coach is told',
    access: write,
    input: answerLeave,
    output: z.object({ bookings: z.int() }),
    errors: ['RocketSystem:LeaveDecided', 'Trellis:StaleStamp'],
  }),
  withdraw: call('DELETE', `${base}/{id}`, {
    summary: 'Withdraw a leave: the time of its coach is free again',
    access: write,
    input: z.object({ id: id('leave') }),
    errors: ['RocketSystem:LeaveDecided'],
  }),
  ofChild: call('POST', '/api/rocketAdmin/schedule/{id}/leave', {
    summary: 'A child cannot come to a scheduled session: it is marked, its time is free and its class returns',
    closesBooks: true,
    access: write,
    input: childLeave,
    errors: ['RocketSystem:AlreadyStarted', 'RocketSystem:BookingOfAnother', 'RocketSystem:LeaveOver'],
  }),
};
