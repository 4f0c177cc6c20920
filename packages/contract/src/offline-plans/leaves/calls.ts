import { call, id, paged, pageQuery } from '../../wire.ts';
import { leaveOfNum, planRecord } from '../schemas.ts';

const base = '/api/rocketAdmin/userOfflinePlan';
const write = { anyOf: ['RocketSystem.Schedule.Write'] } as const;
const errors = [
  'RocketSystem:AlreadyStarted',
  'RocketSystem:BookingOfAnother',
  'RocketSystem:LeaveOver',
  'RocketSystem:NotMissedYet',
] as const;

/** A child who does not come, said of a numbered session: of the booking that it would be held at. */
export const planLeaveCalls = {
  request: call('POST', `${base}/leaveRequest`, {
    summary: 'A child asks for leave from a session that is booked, or did not come to it',
    // an absence may take a class
    closesBooks: ({ flag }) => flag === 'RequestForLeave',
    access: write,
    input: leaveOfNum,
    errors,
  }),
  absence: call('POST', `${base}/absence`, {
    summary: 'A child did not come to a session that is booked, or asks for leave from it',
    closesBooks: ({ flag }) => flag === 'RequestForLeave',
    access: write,
    input: leaveOfNum,
    errors,
  }),
  records: call('GET', `${base}/leaveRecords`, {
    summary: 'Leaves and absences in a plan, and what was taken back of them, newest first',
    access: { anyOf: ['RocketSystem.UserOfflinePlan'] },
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(planRecord),
  }),
};
