import { grantedPolicies } from '@trellis/contract/policies';
import { openPools, type Pools } from '@trellis/server/platform/db/pools';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { testSecret } from '@trellis/server/testing/test-secret';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FollowedDatabase, startFollowedDatabase } from '../resilience/followed-database.ts';
import { isRead, kindOf } from './call-routes.ts';
import { everyCall, leastInput, toRequest } from './inputs.ts';
import { buildScene } from './scene.ts';

let database: FollowedDatabase;
let followers: Pools;
let product: TestProduct;
let asked = 0;

beforeAll(async () => {
  database = await startFollowedDatabase();
  followers = openPools(database.replicaUrl, testSecret, 4, { follows: true });
  const ofReplicaAlone = <T>(_primary: Pools, run: (pools: Pools) => Promise<T>) => {
    asked += 1;
    return run(followers);
  };
  const answers = { replica: 0, primary: 0 };
  product = await startTestProduct({ database, replica: { read: ofReplicaAlone, answers, close: async () => undefined } });
});
afterAll(async () => {
  await followers.close();
  await product.close();
});

it('everything that staff read a replica can answer, which writes nothing and takes no lock of a row', async () => {
  const scene = await buildScene(product.owner);
  const tokens = await Promise.all(
    scene.holders.map(async ({ role, personId, membershipId }) => ({
      policies: grantedPolicies([role], []),
      token: await issueToken(product.owner, personId, membershipId),
      stepUp: await issueStepUp(product.owner, personId),
    })),
  );
  await database.caughtUp();
  const failed: string[] = [];
  for (const call of everyCall().filter((each) => kindOf(each) !== 'identity' && isRead(each))) {
    const { access } = call.meta;
    const wanted = typeof access === 'object' && 'anyOf' in access ? access.anyOf : [];
    const holder = tokens.find(({ policies }) => wanted.some((policy) => policies.has(policy)));
    if (!holder) continue;
    const { path, rest } = toRequest(call, leastInput(call.schema, scene.refs));
    const reply = await product.call(holder.token, call.method, path, rest, { 'x-authenticate': holder.stepUp });
    if (reply.status >= 500) failed.push(call.name);
  }
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(300);
});
