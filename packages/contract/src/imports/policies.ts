import type { Policy } from '../policies.ts';
import type { ImportKind } from './fields.ts';

/** Who brings in what: whoever makes the same by hand. */
export const policyOfKind: Record<ImportKind, Policy> = { contracts: 'RocketSystem.UserContract.Create' };
