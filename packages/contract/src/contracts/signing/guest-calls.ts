import { z } from 'zod';
import { shownBanner } from '../../banners/banner.ts';
import { languages } from '../../languages.ts';
import { call, fileReply, instant } from '../../wire.ts';
import { contractContent, signContract } from './schemas.ts';

const access = { link: 'contract' } as const;

/** What the page of a contract's link shows: what is to be signed, or what was. */
export const guestContract = z.object({
  centerName: z.string(),
  logo: z.string().nullable(),
  /** The first name. */
  childName: z.string(),
  expiresAt: instant,
  banners: z.array(shownBanner),
  /** Days are told in the center's zone. */
  zone: z.string(),
  guardianName: z.string().nullable(),
  content: contractContent,
  stamp: z.string(),
  terms: z.object({ version: z.int(), text: z.string() }),
  /** Stopped, or signed by somebody else meanwhile: it is not signed here any more. */
  isOpen: z.boolean(),
  /** No signature: the name was typed instead. */
  signed: z.object({ time: instant, name: z.string(), signature: z.string().nullable(), language: z.enum(languages) }).nullable(),
});
export type GuestContract = z.infer<typeof guestContract>;

export const guestContractCalls = {
  get: call('GET', '/api/m/contract', {
    summary: 'The contract that a link opens, with its terms; the center sees that it was opened',
    access,
    output: guestContract,
    errors: ['Trellis:NotFound'],
  }),
  sign: call('POST', '/api/m/contract', {
    summary: 'Sign what was read',
    access,
    input: signContract,
    output: z.object({ signTime: instant }),
    errors: ['Trellis:NotFound', 'RocketSystem:ContractSigned', 'RocketSystem:ContractChanged', 'RocketSystem:UserContractStopped'],
  }),
};

export const guestContractFileCalls = {
  pdf: call('GET', '/api/m/contract/pdf', {
    summary: 'What was signed, as a PDF',
    access,
    output: fileReply,
    errors: ['Trellis:NotFound', 'downloadFail', 'Trellis:DocumentTooLong', 'Trellis:TooMany'],
    file: 'contract.pdf',
  }),
};
