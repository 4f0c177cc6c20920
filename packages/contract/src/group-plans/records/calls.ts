import { z } from 'zod';
import { call, id, paged } from '../../wire.ts';
import { groupFeedback, growth, ofPlanInPages } from './schemas.ts';

const read = { anyOf: ['RocketSystem.Group'] } as const;
const base = '/api/rocketAdmin/groupTrainingPlan';
const ofChild = ofPlanInPages.extend({ userId: id('subject').optional() });
const output = paged(groupFeedback);

export const groupRecordCalls = {
  overall: call('GET', `${base}/planPunchHistory`, {
    summary: 'Overall feedback of the sessions of a plan, the latest session first',
    access: read,
    input: ofPlanInPages,
    output,
  }),
  items: call('GET', `${base}/planItemPunchHistory`, {
    summary: 'What was said of the exercises of its sessions',
    access: read,
    input: ofPlanInPages,
    output,
  }),
  sessions: call('GET', `${base}/punchHistory`, {
    summary: 'Everything that was said of its sessions as a whole: overall, of categories, of music',
    access: read,
    input: ofPlanInPages,
    output,
  }),
  personal: call('GET', `${base}/userPunchHistory`, {
    summary: 'What was said of each child alone, or of one',
    access: read,
    input: ofChild,
    output,
    errors: ['SubjectNotFound'],
  }),
  parent: call('GET', `${base}/parentFeedback`, {
    summary: 'What guardians said of its sessions',
    access: read,
    input: ofChild,
    output,
    errors: ['SubjectNotFound'],
  }),
  growth: call('GET', `${base}/growthReport`, {
    summary: 'How each child went on over the sessions that it attended, or one child',
    access: read,
    input: z.object({ groupTrainingPlanId: id('groupPlan'), subjectId: id('subject').optional() }),
    output: paged(growth),
    errors: ['SubjectNotFound'],
  }),
};
