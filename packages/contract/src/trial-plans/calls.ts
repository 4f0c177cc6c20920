import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { categoryPerformance, trialFilter, trialSummary } from './schemas.ts';

const base = '/api/rocketAdmin/trialPlan';
const tab = 'PFE.UserManagement.SubjectDetail.TrialSessionTab';
/** A child's trials are looked up by its center and by the platform. */
const ofChild = { anyOf: ['RocketSystem.UserOfflinePlan', 'RocketSystem.TrialSession'], allOf: [tab] } as const;
const page = pageQuery.omit({ sorting: true });

export const trialPlanCalls = {
  list: call('GET', `${base}/list`, {
    summary: "A child's trials, the last one first",
    access: ofChild,
    input: page.extend({ userId: id('subject') }),
    output: paged(trialSummary),
    errors: ['SubjectNotFound'],
  }),
  trialList: call('GET', `${base}/trialList`, {
    summary: 'The trials of all centers, the last one first',
    access: { anyOf: ['RocketSystem.TrialSession'] },
    input: page.extend(trialFilter.shape),
    output: paged(trialSummary),
  }),
  categoryPerformance: call('GET', `${base}/categoryPerformance/{userId}`, {
    summary: "What a child's finished trials say of each category: tried, done, and the mean rating",
    access: ofChild,
    input: z.object({ userId: id('subject') }),
    output: z.object({ items: z.array(categoryPerformance) }),
    errors: ['SubjectNotFound'],
  }),
};
