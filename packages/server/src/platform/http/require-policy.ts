import type { Policy } from '@trellis/contract/policies';
import type { Actor } from './caller.ts';
import { refuse } from './refusal.ts';

/** Refuses whoever lacks a policy that only some inputs of a call need. */
export function requirePolicy(caller: Actor, policy: Policy): void {
  if (!caller.policies.has(policy)) refuse('Trellis:NotAllowed');
}
