import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { assessmentTag, changeAssessments, changeClasses, creditBalance, creditRecord, recordFilter } from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.SubjectDetail.CreditTab'] } as const;
const write = { anyOf: ['RocketSystem.UserCredit.Write'] } as const;

export const creditCalls = {
  classHours: call('POST', '/api/rocketAdmin/userCredit/classHours', {
    summary: 'Gives a child classes without a contract, or takes free ones back (negative)',
    closesBooks: ({ classHours }) => classHours < 0,
    access: write,
    input: changeClasses,
    output: creditBalance,
    errors: ['SubjectNotFound', 'RocketSystem:CreditBelowZero'],
  }),
  assessmentTimes: call('POST', '/api/rocketAdmin/userCredit/assessmentTimes', {
    summary: 'Gives a child assessments of a tag, or takes some back (negative)',
    closesBooks: ({ times }) => times < 0,
    access: write,
    input: changeAssessments,
    output: creditBalance,
    errors: ['SubjectNotFound', 'RocketSystem:CreditBelowZero'],
  }),
  records: call('GET', '/api/rocketAdmin/userCredit/records', {
    summary: "The statement of a child's credits: every posting, newest first",
    access: read,
    input: recordFilter.extend(pageQuery.shape),
    output: paged(creditRecord),
    errors: ['SubjectNotFound'],
  }),
  tags: call('GET', '/api/rocketAdmin/userCredit/tags', {
    summary: 'What assessments are counted for',
    access: read,
    output: z.object({ items: z.array(assessmentTag) }),
  }),
  balance: call('GET', '/api/rocketAdmin/userCredit/{userId}', {
    summary: "A child's one-to-one classes, and its assessments by tag",
    access: read,
    input: z.object({ userId: id('subject') }),
    output: creditBalance,
    errors: ['SubjectNotFound'],
  }),
};
