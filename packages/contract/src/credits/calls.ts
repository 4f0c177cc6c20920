import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { creditBalance, creditRecord } from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.SubjectDetail.CreditTab'] } as const;

export const creditCalls = {
  records: call('GET', '/api/rocketAdmin/userCredit/records', {
    summary: "The statement of a child's credits: every posting, newest first",
    access: read,
    input: pageQuery.extend({ userId: id('subject') }),
    output: paged(creditRecord),
  }),
  balance: call('GET', '/api/rocketAdmin/userCredit/{userId}', {
    summary: "A child's one-to-one classes",
    access: read,
    input: z.object({ userId: id('subject') }),
    output: creditBalance,
  }),
};
