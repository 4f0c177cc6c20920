import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import {
  arrangeAssessments,
  informedConsent,
  ofOne,
  orderAssessments,
  saveAssessment,
  sendAssessments,
  userAssessment,
  userAssessmentDetail,
  userAssessmentFilter,
} from './schemas.ts';
import { ofAssessmentTab, ofAssessmentTabAnywhere } from './tab-access.ts';

const base = '/api/rocketAdmin/userAssessment';
const write = { anyOf: ['RocketSystem.UserAssessment.Write'] } as const;
const filtered = userAssessmentFilter.extend(pageQuery.omit({ sorting: true }).shape);

/** The assessments of a centre's children. */
export const userAssessmentCalls = {
  getList: call('GET', base, {
    summary: "A child's assessments, or the whole center's, the latest first",
    access: ofAssessmentTab,
    input: filtered,
    output: paged(userAssessment),
    errors: ['SubjectNotFound'],
  }),
  create: call('POST', base, {
    summary: 'Order assessments for a child; each that costs takes a count of the child, and none is ordered where one is missing',
    access: write,
    input: orderAssessments,
    output: z.object({ items: z.array(userAssessment) }),
    errors: ['Trellis:QuestionnaireNotFound', 'SubjectNotFound', 'Trellis:AssessmentNotOffered', 'RocketSystem:NoAssessmentLeft'],
  }),
  arrange: call('POST', '/api/rocketAdmin/userOfflinePlan/arrangeAssessment', {
    summary: 'Order assessments for the child of a plan that is under way; the plan says how far they are',
    access: write,
    input: arrangeAssessments,
    output: z.object({ items: z.array(userAssessment) }),
    errors: [
      'Trellis:QuestionnaireNotFound',
      'SubjectNotFound',
      'RocketSystem:PlanNotActive',
      'Trellis:AssessmentNotOffered',
      'RocketSystem:NoAssessmentLeft',
    ],
  }),
  informedConsent: call('GET', `${base}/informedConsent`, {
    summary: 'What a guardian agrees to, and whether somebody did',
    access: ofAssessmentTab,
    input: ofOne,
    output: informedConsent,
    errors: ['Trellis:UserAssessmentNotFound'],
  }),
  confirm: call('POST', `${base}/confirm`, {
    summary: "Note at the center that the guardian's consent was given in writing",
    access: write,
    input: ofOne,
    output: informedConsent,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:AssessmentClosed'],
  }),
  detail: call('GET', `${base}/userAssessment`, {
    summary: 'One assessment of a child with its questions and answers',
    access: ofAssessmentTab,
    input: ofOne,
    output: userAssessmentDetail,
    errors: ['Trellis:UserAssessmentNotFound'],
  }),
  saveAnswers: call('PUT', `${base}/answers/{userAssessmentId}`, {
    summary: 'Save answers at the center, or submit them as complete',
    access: write,
    input: saveAssessment,
    output: userAssessmentDetail,
    errors: [
      'Trellis:UserAssessmentNotFound',
      'Trellis:StaleStamp',
      'Trellis:ConsentMissing',
      'Trellis:AssessmentClosed',
      'Trellis:QuestionnaireComplete',
      'Trellis:QuestionnaireIncomplete',
    ],
  }),
  sendToGuardian: call('POST', `${base}/sendToGuardian`, {
    summary: 'Mail each guardian who may answer a link to each of these assessments',
    returnsSecret: true,
    access: write,
    input: sendAssessments,
    output: z.object({ recipients: z.array(z.string()) }),
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:NoGuardianToAsk', 'Trellis:AssessmentClosed'],
  }),
  obtainReport: call('POST', `${base}/obtainReport/{userAssessmentId}`, {
    summary: "Obtain a report that costs: once, for one of the center's assessments",
    closesBooks: true,
    access: write,
    input: ofOne,
    output: userAssessment,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:ReportNotReady', 'RocketSystem:QuotaUsedUp'],
  }),
  close: call('POST', `${base}/close/{userAssessmentId}`, {
    summary: 'Give up an assessment that was not answered; a count of the child comes back',
    closesBooks: true,
    access: write,
    input: ofOne,
    output: userAssessment,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:AssessmentAnswered'],
  }),
  getById: call('GET', `${base}/{id}`, {
    summary: 'One assessment of a child',
    access: ofAssessmentTab,
    input: z.object({ id: id('userAssessment') }),
    output: userAssessment,
    errors: ['Trellis:UserAssessmentNotFound'],
  }),
};

/** The same for whoever looks after centres, to read. */
export const childAssessmentCalls = {
  getPaged: call('POST', `${base}/userAssessmentsPaged`, {
    summary: 'The assessments of children within reach, the latest first, with the filters in the body',
    access: { ...ofAssessmentTabAnywhere, readers: 'everybody' },
    input: filtered,
    output: paged(userAssessment),
    errors: ['SubjectNotFound'],
  }),
};
