import { grantedPolicies } from '@trellis/contract/policies';
import { errorEnvelope } from '@trellis/contract/wire';
import { issueStepUp, issueToken, type RawReply, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnBy, isWhole, seed, severalAtOnce } from './campaign.ts';
import { type FuzzedRequest, fuzzedCalls, fuzzedPages } from './fuzz-requests.ts';
import { type Call, everyCall } from './inputs.ts';
import { linksOf } from './links.ts';
import { buildScene, type Scene } from './scene.ts';

/** Each round has people and a centre of its own: what goes through by chance takes nothing from the next. */
const rounds = isWhole ? 60 : 4;
const requestsARound = 1000;

let product: TestProduct;
const scenes: Scene[] = [];
beforeAll(async () => {
  product = await startTestProduct();
  // before anybody writes at random: what the library costs is theirs to change, too
  for (let round = 0; round < rounds; round += 1) scenes.push(await buildScene(product.owner));
});
afterAll(() => product.close());

const isOfApi = ({ url }: FuzzedRequest) => /^\/api\//i.test(url);

/** What a reply may not be; nothing where it is as it should be. */
function faultOf(request: FuzzedRequest, { statusCode, body }: RawReply): string | undefined {
  if (statusCode >= 500) return `is answered ${statusCode} ${body.slice(0, 200)}`;
  if (statusCode < 400 || !isOfApi(request) || request.method === 'HEAD') return undefined;
  return isEnvelope(body) ? undefined : `is answered ${statusCode} without the envelope: ${body.slice(0, 200)}`;
}

function isEnvelope(body: string): boolean {
  try {
    return errorEnvelope.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

async function faultsOf(requests: readonly FuzzedRequest[]): Promise<string[]> {
  const faults: string[] = [];
  await severalAtOnce(requests, async (request) => {
    const response = await product.app.inject(request as never);
    const fault = faultOf(request, response);
    if (fault) faults.push(`${fault}: ${JSON.stringify({ ...request, payload: request.payload.toString('latin1') }).slice(0, 1500)}`);
  });
  return faults;
}

describe('no request makes the server fail', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index))('to a call, round %i', { timeout: 120_000 }, async (round) => {
    const scene = scenes[round] as Scene;
    const links = await linksOf(product.owner, scene);
    const staff = await Promise.all(
      scene.holders.map(async ({ role, personId, membershipId }) => ({
        held: grantedPolicies([role], []),
        headers: {
          authorization: `Bearer ${await issueToken(product.owner, personId, membershipId)}`,
          'x-authenticate': await issueStepUp(product.owner, personId),
        },
      })),
    );
    const signedAs = ({ meta: { access } }: Call) => {
      if (typeof access === 'object' && 'link' in access) return [{ authorization: `Guest ${links[access.link]}` }];
      const holders = staff.filter(({ held }) => typeof access !== 'object' || access.anyOf.some((policy) => held.has(policy)));
      return holders.map(({ headers }) => headers);
    };
    const requests = fc.sample(fuzzedCalls(everyCall(), scene.refs, signedAs), { seed: seed + round, numRuns: requestsARound });
    expect(await faultsOf(requests), drawnBy).toEqual([]);
  });

  it('to the sign-in service', { timeout: 120_000 }, async () => {
    const query = `client_id=business-client&response_type=code&redirect_uri=${encodeURIComponent('http://localhost:4200/callback')}&scope=openid`;
    const started = await product.app.inject(`/oidc/auth?${query}&code_challenge_method=S256&code_challenge=${'a'.repeat(43)}`);
    const { pathname } = new URL(String(started.headers.location), 'http://localhost:4200');
    const open = { url: pathname, cookie: started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const requests = fc.sample(fuzzedPages([open]), { seed, numRuns: isWhole ? 10_000 : 1000 });
    expect(await faultsOf(requests), drawnBy).toEqual([]);
  });
});
