import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { addUserContract, userContract } from './schemas.ts';

export const contractCalls = {
  list: call('GET', '/api/rocketAdmin/userContract', {
    summary: "A child's contracts with the centre, newest first",
    access: { anyOf: ['RocketSystem.UserContract', 'RocketSystem.UserOfflinePlan'] },
    input: pageQuery.extend({ userId: id('subject') }),
    output: paged(userContract),
  }),
  add: call('POST', '/api/rocketAdmin/userContract', {
    summary: 'Sign a contract: its classes become available to the child',
    access: { anyOf: ['RocketSystem.UserContract.Create'] },
    input: addUserContract,
    output: z.object({ id: id('contract') }),
  }),
};
