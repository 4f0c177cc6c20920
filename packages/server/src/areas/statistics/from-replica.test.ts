import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOverseer } from '../../fixtures/builders.ts';
import type { Replica } from '../../platform/db/replica.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let ofCentre: string;
let ofEnterprise: string;
let asked: (string | undefined)[] = [];
const replica: Replica = {
  read: (pools, run, savedUpTo) => {
    asked.push(savedUpTo);
    return run(pools);
  },
  answers: { replica: 0, primary: 0 },
  close: async () => undefined,
};

beforeAll(async () => {
  product = await startTestProduct({ replica });
  const admin = await aMember(product.owner, { roles: ['CenterAdmin'] });
  ofCentre = await issueToken(product.owner, admin.personId, admin.membershipId);
  const overseer = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [admin] });
  ofEnterprise = await issueToken(product.owner, overseer.personId, overseer.membershipId);
});
afterAll(() => product.close());

/** What the replica had to have for each read of a call. */
async function wantedOfReplica(token: string, path: string): Promise<(string | undefined)[]> {
  asked = [];
  const { status } = await product.call(token, 'GET', path, path.endsWith('entries') ? { figure: 'childrenNew' } : {});
  expect(status).toBe(200);
  return [...new Set(asked)];
}

it.each([
  '/api/business/subject/subjectOverview',
  '/api/rocketAdmin/userOfflinePlan/trainingAnalysis',
  '/api/rocketAdmin/statistics/entries',
])('%s may be a moment old for whoever looks at many centers, and not for a center', async (path) => {
  expect(await wantedOfReplica(ofEnterprise, path)).toEqual([undefined]);
  expect(await wantedOfReplica(ofCentre, path)).toEqual([expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/)]);
});

it('who somebody is comes from the primary', async () => {
  expect(await wantedOfReplica(ofEnterprise, '/api/us/Account/Info')).toEqual([]);
});
