import type { Policy } from '../policies.ts';
import type { ImportKind } from './fields.ts';

/** Who brings in what: whoever makes the same by hand. */
export const policyOfKind = {
  contracts: 'RocketSystem.UserContract.Create',
  schedule: 'RocketSystem.Schedule.Write',
  credits: 'RocketSystem.UserCredit.Write',
} as const satisfies Record<ImportKind, Policy>;

/** Whoever brings in something: which of these a kind needs, is asked once the kind is known. */
export const importAccess = { anyOf: Object.values(policyOfKind) } as const;
