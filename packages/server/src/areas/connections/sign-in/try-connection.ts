import type { signInConnectionCalls } from '@trellis/contract/connections/sign-in/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { redirectUriOf } from '../../../platform/auth/organization/addresses.ts';
import { findConnection } from '../../../platform/auth/organization/connection-store.ts';
import { faultOf, probeProvider } from '../../../platform/auth/organization/provider-client.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';

type Calls = typeof signInConnectionCalls;

/** Asks the provider of a connection, as the sign-in would. */
export async function trySignInConnection(
  { pools, origin }: IdentityContext,
  { id }: InputOf<Calls['probe']>,
): Promise<OutputOf<Calls['probe']>> {
  const connection = (await findConnection(pools.identity, id)) ?? refuse('Trellis:NotFound', { members: ['id'] });
  try {
    await probeProvider(connection, redirectUriOf({ issuer: `${origin}/oidc` }, id));
    return { fault: null, told: null };
  } catch (error) {
    const { fault, told } = faultOf(error);
    return { fault, told: told?.slice(0, 300) ?? null };
  }
}
