import { type ApiPart, isWithinParts } from '@trellis/contract/api-parts';
import type { ApiKeyScope } from '@trellis/contract/connections/calls';
import { type CallMeta, isGranted, type SignInAccess } from '@trellis/contract/wire';
import { refuse } from './refusal.ts';

/** What a key opens of all that its owner may do, or a client of what whoever it acts for may. */
export interface KeyOfCall {
  scope: ApiKeyScope;
  /** What of the product it reaches; null is all of it. */
  parts: readonly ApiPart[] | null;
}

interface CallOfKey extends Pick<CallMeta, 'returnsSecret' | 'notForKeys' | 'forNarrowKeys'> {
  access: SignInAccess;
  method: string | undefined;
  stepUp: CallMeta['stepUp'];
}

/**
 * Whether an API key, or the token of an app or a service, opens a call that its owner may make, decided before that is. Every key reads; one that
 * writes changes what a policy of the owner's allows, and one that reaches some parts of the product opens what the policies of those open. The
 * owner's own account, what asks who they are once more, what tells a secret and what says so itself takes the person themselves.
 */
export function admitKey({ scope, parts }: KeyOfCall, call: CallOfKey): void {
  const { access, method } = call;
  const rules = typeof access === 'object' ? access : undefined;
  if (call.stepUp || call.returnsSecret || call.notForKeys) refuse('Trellis:NotForKeys');
  if (access === 'public') return;
  const isReached = rules ? isGranted(rules, (policy) => isWithinParts(policy, parts)) : parts === null || call.forNarrowKeys;
  if (!isReached) refuse('Trellis:KeyOutOfReach');
  if (method === 'GET' || rules?.readers) return;
  if (access === 'signedIn' || rules?.writers === 'self') refuse('Trellis:NotForKeys');
  if (scope === 'read') refuse('Trellis:KeyReadsOnly');
}
