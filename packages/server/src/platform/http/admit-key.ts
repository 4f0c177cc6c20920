import type { ApiKeyScope } from '@trellis/contract/connections/calls';
import type { CallMeta, SignInAccess } from '@trellis/contract/wire';
import { refuse } from './refusal.ts';

/** What a key opens of all that its owner may do, or a client of what whoever it acts for may. */
export interface KeyOfCall {
  scope: ApiKeyScope;
}

interface CallOfKey extends Pick<CallMeta, 'returnsSecret' | 'notForKeys'> {
  access: SignInAccess;
  method: string | undefined;
  stepUp: CallMeta['stepUp'];
}

/**
 * Whether an API key, or the token of an app or a service, opens a call that its owner may make, decided before that is. Every key reads; one that writes changes what a policy of the
 * owner's allows. The owner's own account, what asks who they are once more, what tells a secret and what says so itself takes the person themselves.
 */
export function admitKey({ scope }: KeyOfCall, { access, method, stepUp, returnsSecret, notForKeys }: CallOfKey): void {
  const rules = typeof access === 'object' ? access : undefined;
  if (stepUp || returnsSecret || notForKeys) refuse('Trellis:NotForKeys');
  if (access === 'public' || method === 'GET' || rules?.readers) return;
  if (access === 'signedIn' || rules?.writers === 'self') refuse('Trellis:NotForKeys');
  if (scope === 'read') refuse('Trellis:KeyReadsOnly');
}
