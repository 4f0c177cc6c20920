import { z } from 'zod';
import { limits } from '../../limits.ts';
import { call, id, instant } from '../../wire.ts';

const base = '/api/rocketAdmin/userContract/signing';
const write = { anyOf: ['RocketSystem.UserContract.Create'] } as const;
const toWhom = z.object({ userContractId: id('contract'), guardianId: id('guardian') });
const errors = [
  'SubjectNotFound',
  'RocketSystem:SubjectLoggedOut',
  'Trellis:GuardianNotFound',
  'RocketSystem:ContractSigned',
  'RocketSystem:UserContractStopped',
] as const;

export const contractSigningCalls = {
  code: call('POST', `${base}/code`, {
    summary: 'A link by which a guardian signs a contract on a phone, with the terms as they are now',
    returnsSecret: true,
    access: write,
    input: toWhom,
    output: z.object({
      childName: z.string(),
      guardianName: z.string(),
      email: z.string().nullable(),
      url: z.string(),
      expiresAt: instant,
    }),
    errors,
  }),
  mail: call('POST', `${base}/mail`, {
    summary: 'Mail such a link; one that is shown stays good',
    access: write,
    input: toWhom.extend({ email: z.email().max(limits.email) }),
    output: z.object({ sentTo: z.string() }),
    errors,
  }),
};
