import { limits } from '@trellis/contract/limits';
import type { RolePool } from '../../db/types.ts';
import { Refusal } from '../../http/refusal.ts';
import { countTry, forgetTries } from '../tries.ts';

const { tries: most, within } = limits.secondFactor;

const key = (personId: string) => `second step ${personId}`;

/** Counts a code before it is looked at, so that many at once guess no more than one after the other; refuses too many. */
export const countCodeTry = (identity: RolePool, personId: string): Promise<void> => countTry(identity, key(personId), { most, within });

/** The same where a page says so: whether the code is looked at. */
export async function mayTryCode(identity: RolePool, personId: string): Promise<boolean> {
  try {
    await countCodeTry(identity, personId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export const forgetCodeTries = (identity: RolePool, personId: string): Promise<void> => forgetTries(identity, key(personId));
