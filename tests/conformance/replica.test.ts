import { openPools, type Pools } from '@trellis/server/platform/db/pools';
import { type FollowedDatabase, startFollowedDatabase } from '@trellis/server/testing/followed-database';
import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { testSecret } from '@trellis/server/testing/test-secret';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRead, kindOf } from './call-routes.ts';
import { everyCall, leastInput } from './inputs.ts';
import { buildScene } from './scene.ts';
import { sendAsWhoeverMay } from './whoever-may.ts';

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
  const send = await sendAsWhoeverMay(product, scene);
  await database.caughtUp();
  const failed: string[] = [];
  for (const call of everyCall().filter((each) => kindOf(each) !== 'identity' && isRead(each))) {
    const { status } = await send(call, leastInput(call.schema, scene.refs));
    if (status >= 500) failed.push(call.name);
  }
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(300);
});
