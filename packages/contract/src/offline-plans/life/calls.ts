import { z } from 'zod';
import { call, id, paged, pageQuery } from '../../wire.ts';
import { feedbackProperty } from '../feedback-schemas.ts';
import { ofPlanTab } from '../tab-access.ts';
import { cancelledBookings, cancelPlan, endPlan, extendPlan, renewalRecord } from './schemas.ts';

const end = { anyOf: ['RocketSystem.UserOfflinePlan.EndPlan'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const extend = { anyOf: ['RocketSystem.UserOfflinePlan.ExtendClass'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';

export const planLifeCalls = {
  endReasonQuestion: call('GET', `${base}/endReasonQuestion`, {
    summary: 'The question why a plan ends, with its options',
    access: ofPlanTab,
    output: feedbackProperty,
  }),
  end: call('POST', `${base}/end`, {
    summary: 'End a plan, with reasons: its bookings to come are cancelled, and their classes return',
    closesBooks: true,
    access: end,
    input: endPlan,
    output: cancelledBookings,
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:SessionAlreadyOpen'],
  }),
  cancelAfterClass: call('POST', `${base}/cancelAfterClass`, {
    summary: 'Call a plan off of which sessions were held: its bookings to come are cancelled, and their classes return',
    closesBooks: true,
    access: end,
    input: cancelPlan,
    output: cancelledBookings,
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:SessionAlreadyOpen', 'RocketSystem:PlanNeverRun'],
  }),
  restart: call('POST', `${base}/restart/{userOfflinePlanId}`, {
    summary: 'Take up a plan again that ended or was called off; bookings that it had do not come back',
    access: end,
    input: z.object({ userOfflinePlanId: id('plan') }),
    errors: ['RocketSystem:PlanNotClosed', 'RocketSystem:NoValidContract', 'RocketSystem:ActivePlanExists'],
  }),
  delete: call('DELETE', `${base}/{id}`, {
    summary: 'Delete a plan of which nothing was ever run; its bookings are cancelled, and their classes return',
    closesBooks: true,
    access: write,
    input: z.object({ id: id('plan') }),
    errors: ['RocketSystem:PlanWasRun'],
  }),
  extendClass: call('POST', `${base}/extendClass`, {
    summary: 'Add sessions to a plan that goes on or is ready to end, with a record of the renewal',
    access: extend,
    input: extendPlan,
    output: z.object({ totalNum: z.int() }),
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:ActivePlanExists', 'RocketSystem:NothingToArrange'],
  }),
  renewalRecords: call('GET', `${base}/renewalRecords`, {
    summary: 'When and how a plan was prolonged, newest first',
    access: ofPlanTab,
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(renewalRecord),
  }),
};
