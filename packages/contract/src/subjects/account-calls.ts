import { z } from 'zod';
import { projects } from '../account/schemas.ts';
import { ofAssessmentTabAnywhere } from '../assessments/tab-access.ts';
import { call, id, instant } from '../wire.ts';

/** Sessions and assessments that a child has left, and contracts on which it owes something or is owed what was paid beyond the price. */
export const unsettled = z.object({ sessions: z.int().min(0), contracts: z.int().min(0) });
export type Unsettled = z.infer<typeof unsettled>;

/** What the centre and the platform may both ask about a child's account. */
export const subjectAccountCalls = {
  erase: call('DELETE', '/api/rocketAdmin/account/subject/{subjectId}', {
    summary: 'Forget a child for good: the books stay, without the name',
    closesBooks: true,
    access: { anyOf: ['PFE.UserManagement.Subject.Erase'], writers: 'centreOrPlatform' },
    input: z.object({
      subjectId: id('subject'),
      /** What is not settled with the child and is given up by this: must be right, as the refusal says. */
      sessions: unsettled.shape.sessions.default(0),
      contracts: unsettled.shape.contracts.default(0),
    }),
    errors: ['SubjectNotFound', 'Trellis:SubjectHasSchedules', 'Trellis:ChildHeld', 'Trellis:ChildUnsettled'],
  }),
  subjectTenant: call('GET', '/api/rocketAdmin/userGrant/subjectTenant/{subjectId}', {
    summary:
      'The center that a child belongs to, which projects it has, and which other centers a guardian lets see which reports there are',
    access: { anyOf: ['PFE.UserManagement.Subject', 'PFE.UserManagement.SubjectList'] },
    input: z.object({ subjectId: id('subject') }),
    output: z.object({
      tenantId: id('tenant'),
      tenantName: z.string(),
      zone: z.string(),
      projectStatus: z.array(z.object({ name: z.enum(projects), status: z.boolean() })),
      grants: z.array(
        z.object({
          id: z.uuid(),
          tenantName: z.string(),
          grantedAt: instant,
          /** Null: somebody who was forgotten. */
          guardianName: z.string().nullable(),
        }),
      ),
    }),
    errors: ['SubjectNotFound'],
  }),
  lastUserAssessment: call('GET', '/api/rocketAdmin/planUser/lastUserAssessment/{userId}', {
    summary: "When an assessment of the child's credit was last used; null: never",
    access: ofAssessmentTabAnywhere,
    input: z.object({ userId: id('subject') }),
    output: z.object({ lastAssessment: z.object({ id: z.uuid(), creationTime: instant }).nullable() }),
    errors: ['SubjectNotFound'],
  }),
};
