import type { Policy } from '@trellis/contract/policies';
import { isGranted, type Policies } from '@trellis/contract/wire';
import type { Actor } from './caller.ts';
import { refuse } from './refusal.ts';

/** Refuses whoever lacks the policies, or whose centre lacks the project that they go with. */
export function requireGranted(caller: Actor, needed: Policies): void {
  if (isGranted(needed, (policy) => caller.policies.has(policy))) return;
  const isWithheld = caller.kind === 'member' && isGranted(needed, (policy) => caller.policies.has(policy) || caller.withheld.has(policy));
  refuse(isWithheld ? 'RocketSystem:ProjectDisabled' : 'Trellis:NotAllowed');
}

/** The same for a policy that only some inputs of a call need. */
export const requirePolicy = (caller: Actor, policy: Policy): void => requireGranted(caller, { anyOf: [policy] });
