import { z } from 'zod';
import { calendarDate } from '../../wire.ts';
import { isSignatureSeen } from '../rules.ts';
import { contractPurpose, contractType } from '../schemas.ts';

/** What of a contract is signed. */
export const contractContent = z.object({
  centerName: z.string(),
  childName: z.string(),
  contractType,
  purpose: contractPurpose,
  signTime: calendarDate,
  amount: z.number(),
  currency: z.string(),
  totalClass: z.int(),
  discount: z.boolean(),
});
export type ContractContent = z.infer<typeof contractContent>;

/** The strokes of a signature on its area (`signatureArea`), as an SVG path of straight lines. */
export const signaturePath = z
  .string()
  .max(40_000)
  .regex(/^M\d{1,3} \d{1,3}(?: [ML]\d{1,3} \d{1,3})+$/)
  .refine(isSignatureSeen)
  .meta({ examples: ['M20 100 L80 40 L140 120 L200 60'] });

export const signContract = z.object({
  /** Of what was read: what changed since is not signed. */
  stamp: z
    .string()
    .length(32)
    .meta({ examples: ['0123456789abcdef0123456789abcdef'] }),
  signerName: z.string().trim().min(2).max(120),
  /** Null: whoever cannot draw signs with the name that they typed. */
  signature: signaturePath.nullable(),
  /** That the terms were read and are agreed to. */
  agreed: z.literal(true),
});
