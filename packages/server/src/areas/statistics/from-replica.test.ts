import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOverseer } from '../../fixtures/builders.ts';
import type { Replica } from '../../platform/db/replica.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let ofCentre: string;
let ofEnterprise: string;
let asked = 0;
const replica: Replica = {
  read: (pools, run) => {
    asked += 1;
    return run(pools);
  },
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

async function asksReplica(token: string, path: string): Promise<boolean> {
  asked = 0;
  const { status } = await product.call(token, 'GET', path, path.endsWith('entries') ? { figure: 'childrenNew' } : {});
  expect(status).toBe(200);
  return asked > 0;
}

it.each([
  '/api/business/subject/subjectOverview',
  '/api/rocketAdmin/userOfflinePlan/trainingAnalysis',
  '/api/rocketAdmin/statistics/entries',
])('%s comes from a replica for whoever looks at many centers, and from the primary for a center', async (path) => {
  expect(await asksReplica(ofEnterprise, path)).toBe(true);
  expect(await asksReplica(ofCentre, path)).toBe(false);
});

it('nothing else comes from a replica', async () => {
  expect(await asksReplica(ofEnterprise, '/api/us/Account/Info')).toBe(false);
});
