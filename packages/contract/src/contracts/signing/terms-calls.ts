import { z } from 'zod';
import { call, instant } from '../../wire.ts';

const base = '/api/rocketAdmin/userContractConfiguration/terms';
const access = { anyOf: ['RocketSystem.UserContractConfiguration'] } as const;

const text = z.string().trim().min(1).max(20_000);
/** The terms in each language; an empty line parts paragraphs. */
export const termsBody = z.object({ en: text, 'zh-Hans': text, es: text });

export const contractTerms = z.object({
  version: z.int(),
  body: termsBody,
  /** Whether the center wrote them, or the platform. */
  isOwn: z.boolean(),
  creatorName: z.string().nullable(),
  creationTime: instant,
});
export type ContractTerms = z.infer<typeof contractTerms>;

export const publishTerms = z.object({
  body: termsBody,
  /** Of the own version that was read; 0 where there is none yet. */
  version: z.int().min(0).max(100_000),
});

export const contractTermsCalls = {
  get: call('GET', base, { summary: 'The terms in use: the own ones, else those of the platform', access, output: contractTerms }),
  publish: call('POST', base, {
    summary: 'Publish the next version of the own terms; contracts that are out or signed keep theirs',
    access: { ...access, writers: 'centreOrPlatform' },
    input: publishTerms,
    output: z.object({ version: z.int() }),
    errors: ['RocketSystem:TermsChanged'],
  }),
};
