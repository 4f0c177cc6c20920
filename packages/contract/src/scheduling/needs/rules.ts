import type { Policy } from '../../policies.ts';
import { looksAfterLeaves } from '../leaves/rules.ts';
import { type NeedKind, policyOfNeed } from './kinds.ts';

interface Somebody {
  roles: readonly string[];
  policies: ReadonlySet<Policy>;
}

/** Whether somebody may look after a kind of what waits; leaves are answered by whoever looks after the center alone. */
export const mayLookAfter = (kind: NeedKind, { roles, policies }: Somebody): boolean =>
  policies.has(policyOfNeed[kind]) && (kind !== 'leaveAsked' || looksAfterLeaves(roles));
