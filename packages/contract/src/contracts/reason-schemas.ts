import { z } from 'zod';
import { concurrencyStamp, id } from '../wire.ts';
import { reasonKind } from './schemas.ts';

const words = z.string().trim().min(1).max(120);
/** A reason in each language. */
const reasonName = z.object({ en: words, 'zh-Hans': words, es: words });

export const contractReason = z.object({
  id: id('contractReason'),
  kind: reasonKind,
  name: reasonName,
  /** Whether the centre wrote it, or the platform. */
  isOwn: z.boolean(),
  concurrencyStamp,
});
export type ContractReason = z.infer<typeof contractReason>;

export const addReason = z.object({ kind: reasonKind, name: reasonName });
export const editReason = z.object({ id: id('contractReason'), name: reasonName, concurrencyStamp });
/** Every own reason of a kind, in the order that they are offered. */
export const orderReasons = z.object({ kind: reasonKind, ids: z.array(id('contractReason')).max(100) });

/** A question of the contract's form with what may be answered. */
export const reasonQuestion = z.object({
  kind: reasonKind,
  displayName: z.string(),
  options: z.array(z.object({ id: id('contractReason'), displayName: z.string() })),
});
export type ReasonQuestion = z.infer<typeof reasonQuestion>;
