import { z } from 'zod';
import { call, id, instant } from '../../wire.ts';

const access = { anyOf: ['RocketSystem.TenantContract'], writers: 'self' } as const;
const base = '/api/rocketAdmin/tenantContract';

/** The code that opens the calls of contracts. */
export const tenantContractCodeCalls = {
  sendMessage: call('POST', `${base}/sendMessage`, {
    summary: 'Mail a code of six digits to whoever asks; another one after a minute',
    access,
    input: z.object({
      /** The center that it is about; the letter names it. */
      tenantId: id('tenant').optional(),
    }),
    /** `sentTo` is the address, masked; times in seconds. */
    output: z.object({ sentTo: z.string(), resendAfter: z.int(), validFor: z.int() }),
    errors: ['Trellis:TooSoon', 'Trellis:TooMany'],
  }),
  checkCode: call('POST', `${base}/checkCode`, {
    summary: 'Exchange the code for a token, good for ten minutes in the header x-authenticate',
    access,
    input: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/)
        .meta({ examples: ['123456'] }),
    }),
    output: z.object({ token: z.string(), expiresAt: instant }),
    errors: ['Trellis:CodeExpired', 'Trellis:CodeWrong'],
  }),
};
