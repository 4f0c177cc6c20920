import { z } from 'zod';
import { call, id } from '../wire.ts';

const base = '/api/business/enrolment';
const ofChild = z.object({ subjectId: id('subject') });
const write = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;

export const enrolmentCalls = {
  get: call('GET', `${base}/{subjectId}`, {
    summary: 'How far the enrollment of a child is: which steps are done, whoever did them and wherever',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: ofChild,
    output: z.object({
      /** Somebody began it, and it was neither finished nor given up. */
      isOpen: z.boolean(),
      done: z.object({
        /** Somebody is bound to the child. */
        guardian: z.boolean(),
        /** A contract is in force. */
        contract: z.boolean(),
        coach: z.boolean(),
        /** A session was booked or held, or the child is in a class. */
        booking: z.boolean(),
      }),
    }),
    errors: ['SubjectNotFound'],
  }),
  begin: call('POST', base, {
    summary: 'Begin the enrollment of a child who is known already, or take it up again',
    access: write,
    input: ofChild,
    errors: ['SubjectNotFound'],
  }),
  end: call('POST', `${base}/end`, {
    summary: 'End an enrollment, finished or not: the list names it no longer',
    closesBooks: true,
    access: write,
    input: ofChild,
    errors: ['SubjectNotFound'],
  }),
};
