import { grantedPolicies, type Policy } from '@trellis/contract/policies';
import { issueStepUp, issueToken, type TestProduct } from '@trellis/server/testing/http';
import { type Call, toRequest } from './inputs.ts';
import { linksOf } from './links.ts';
import type { Scene } from './scene.ts';

/** Makes each call as somebody who may: by a link, with a sign-in that has a policy of it and has just said who they are, or as nobody where all may. */
export async function sendAsWhoeverMay(product: TestProduct, scene: Scene) {
  const links = await linksOf(product.owner, scene);
  const holders = await Promise.all(
    scene.holders.map(async ({ role, personId, membershipId }) => ({
      policies: grantedPolicies([role], []) as ReadonlySet<Policy>,
      token: await issueToken(product.owner, personId, membershipId),
      stepUp: await issueStepUp(product.owner, personId),
    })),
  );
  return (call: Call, input: Record<string, unknown>) => {
    const { access } = call.meta;
    const { path, rest } = toRequest(call, input);
    if (typeof access === 'object' && 'link' in access)
      return product.call(undefined, call.method, path, rest, { authorization: `Guest ${links[access.link]}` });
    const holder =
      typeof access === 'object' ? holders.find(({ policies }) => access.anyOf.some((policy) => policies.has(policy))) : holders[0];
    return product.call(access === 'public' ? undefined : holder?.token, call.method, path, rest, {
      'x-authenticate': holder?.stepUp ?? '',
    });
  };
}
