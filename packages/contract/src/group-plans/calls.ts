import { z } from 'zod';
import { limits } from '../limits.ts';
import { planRecord } from '../offline-plans/schemas.ts';
import { platform } from '../scheduling/schemas.ts';
import { call, id, paged, pageQuery } from '../wire.ts';
import {
  beforeGroupStart,
  certificateState,
  childStanding,
  createGroupPlan,
  groupCourse,
  groupPlan,
  groupPlanQuery,
  interviewDue,
} from './schemas.ts';

const read = { anyOf: ['RocketSystem.Group'] } as const;
const lead = { anyOf: ['RocketSystem.Group.Write'] } as const;
const base = '/api/rocketAdmin/groupTrainingPlan';
const ofPlan = z.object({ groupTrainingPlanId: id('groupPlan') });

export const groupPlanCalls = {
  create: call('POST', `${base}/create`, {
    summary: 'Make a plan for a class: sessions 1..n with their exercises near its level, for all of its children',
    access: lead,
    input: createGroupPlan,
    output: z.object({ id: id('groupPlan') }),
    errors: ['Trellis:ClassPlanExists', 'Trellis:ClassEmpty'],
  }),
  availablePlans: call('GET', `${base}/availablePlans`, {
    summary: 'Plan templates that a class may train by',
    access: read,
    output: paged(z.object({ id: id('classPlan'), displayName: z.string(), description: z.string(), totalNum: z.int() })),
  }),
  list: call('POST', `${base}/groupCurrentPlanList`, {
    summary: 'Plans of classes, the newest first; of one class, or in one state',
    access: read,
    input: groupPlanQuery,
    output: paged(groupPlan),
  }),
  courseList: call('GET', `${base}/groupCourseList`, {
    summary: 'The numbered sessions of a plan, with how many attended',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ groupTrainingPlanId: id('groupPlan') }),
    output: paged(groupCourse),
  }),
  childList: call('GET', `${base}/childList`, {
    summary: 'The children of a plan, with what keeps each from its next session',
    access: read,
    input: ofPlan,
    output: paged(childStanding),
  }),
  usersWithoutValidContract: call('GET', `${base}/usersWithoutValidContract/{groupTrainingPlanId}`, {
    summary: 'The children of a plan without a session left on a contract for classes',
    access: read,
    input: ofPlan,
    output: paged(childStanding),
  }),
  beforeStartCourse: call('GET', `${base}/beforeStartCourse`, {
    summary: 'All gates of starting the next session at once, those of each child too',
    access: read,
    input: ofPlan,
    output: beforeGroupStart,
  }),
  checkCertificateState: call('POST', `${base}/checkCertificateState`, {
    summary: 'Whether the certificate of whoever asks ran out; it warns, and keeps nobody from starting',
    access: read,
    input: ofPlan,
    output: certificateState,
  }),
  parentalInterviewsNeed: call('GET', `${base}/parentalInterviewsNeed`, {
    summary: 'The children of a plan with whose parents somebody is to talk, by the sessions that each attended',
    access: read,
    input: ofPlan,
    output: paged(interviewDue),
  }),
  reverseUserCoursePlatform: call('POST', `${base}/reverseUserCoursePlatform`, {
    summary: 'Put the next booking of a plan from the center to the app, or back; one for the app needs no classroom',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: ofPlan,
    output: z.object({ platform }),
    errors: ['Trellis:NotBooked'],
  }),
  planRecords: call('GET', `${base}/planRecords`, {
    summary: 'What happened to a plan, newest first',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ groupTrainingPlanId: id('groupPlan') }),
    output: paged(planRecord),
  }),
  end: call('POST', `${base}/end`, {
    summary: 'End a plan of which no session runs, with a reason',
    access: lead,
    input: ofPlan.extend({ reason: z.string().trim().min(1).max(limits.abandonReason) }),
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:SessionAlreadyOpen'],
  }),
  done: call('POST', `${base}/done`, {
    summary: 'Close a plan of which every session is finished',
    access: lead,
    input: ofPlan,
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:SessionAlreadyOpen', 'Trellis:SessionsLeft'],
  }),
  restart: call('POST', `${base}/restart/{groupTrainingPlanId}`, {
    summary: 'Take up a plan again that ended',
    access: lead,
    input: ofPlan,
    errors: ['RocketSystem:PlanNotClosed', 'Trellis:ClassPlanExists', 'Trellis:NobodyMayTrain'],
  }),
};
