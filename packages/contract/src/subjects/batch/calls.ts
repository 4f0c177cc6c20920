import { call, id } from '../../wire.ts';
import { subjectTag } from '../schemas.ts';
import { batchOutcome, chosenSubjects } from './schemas.ts';

const access = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const errors = ['SubjectNotFound'] as const;

/** What is done with several children of the list at once, as with each of them alone. Children who are archived or forgotten are named, not a refusal of all. */
export const subjectBatchCalls = {
  updateTags: call('PUT', '/api/business/subject/batch/tag', {
    summary: 'Change the tag of several children',
    closesBooks: true,
    access,
    input: chosenSubjects.extend({ tag: subjectTag.exclude(['Archived']) }),
    output: batchOutcome,
    errors,
  }),
  addCoach: call('POST', '/api/business/subject/batch/coach', {
    summary: 'Give several children one more coach; who trains them already stays',
    closesBooks: true,
    access,
    input: chosenSubjects.extend({ coachUserId: id('person') }),
    output: batchOutcome,
    errors,
  }),
};
