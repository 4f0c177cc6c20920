import { z } from 'zod';
import { ofPlanTab } from '../../offline-plans/tab-access.ts';
import { call, id, paged } from '../../wire.ts';
import { planUser, subjectChoice } from '../schemas.ts';

/** Whom somebody trains, and who is on a plan. */
export const coachChildrenCalls = {
  coachChildren: call('GET', '/api/business/userCoach/children/{coachUserId}', {
    summary: 'The children of a coach, by name',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: z.object({ coachUserId: id('person') }),
    output: paged(subjectChoice),
  }),
  assignChildren: call('POST', '/api/business/userCoach/children', {
    summary: 'Make these exactly the children of a coach',
    // whom the coach has may stay, whatever became of them
    closesBooks: true,
    access: { anyOf: ['PFE.UserManagement.Subject.Write'] },
    input: z.object({ coachUserId: id('person'), subjectIds: z.array(id('subject')).max(1000) }),
    output: z.object({ assignedChildren: z.int() }),
    errors: ['SubjectNotFound', 'Trellis:TooManyCoaches'],
  }),
  planUser: call('GET', '/api/rocketAdmin/planUser/planUser', {
    summary: 'Children with a one-to-one plan that is not ended, or all plans of one child',
    access: ofPlanTab,
    input: z.object({
      subjectId: id('subject').optional(),
      skipCount: z.int().min(0).default(0),
      maxResultCount: z.int().min(1).max(1000).default(10),
    }),
    output: paged(planUser),
    errors: ['SubjectNotFound'],
  }),
};
