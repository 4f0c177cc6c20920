import { grantedPolicies } from '@trellis/contract/policies';
import { aMember } from '@trellis/server/fixtures/builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyCall, leastInput, toRequest } from './inputs.ts';
import { buildScene, type Scene } from './scene.ts';

/** What nobody else at the centre is told of somebody whom the centre calls something else. */
const ownRecord = { name: 'Zebulon Own Record', phone: '+15550009999' };

const readable = grantedPolicies(['CenterAdmin'], []);
const reads = everyCall().filter(({ name, method, meta: { access } }) => {
  const mayRead = typeof access === 'object' && 'anyOf' in access && access.anyOf.some((policy) => readable.has(policy));
  // a PDF is no text
  return mayRead && (method === 'GET' || method === 'POST') && !name.startsWith('documents.');
});

let product: TestProduct;
let scene: Scene;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  scene = await buildScene(product.owner);
  const { person, tenant, membership } = scene.refs;
  await product.owner
    .updateTable('identity.persons')
    .set({ ...ownRecord, country_code: '+1' })
    .where('id', '=', person)
    .execute();
  await product.owner
    .updateTable('identity.memberships')
    .set({ name: 'As The Center Says', phone: '+34600000000', country_code: '+34' })
    .where('id', '=', membership)
    .execute();
  const colleague = await aMember(product.owner, { tenant: { tenantId: tenant, zone: 'UTC' }, roles: ['CenterAdmin'] });
  token = await issueToken(product.owner, colleague.personId, colleague.membershipId);
});
afterAll(() => product.close());

it('nobody at a center is told of a colleague what the center has put in its place', async () => {
  let told = 0;
  const leaks: string[] = [];
  for (const call of reads) {
    const { path, rest } = toRequest(call, leastInput(call.schema, scene.refs));
    const { body } = await product.call(token, call.method, path, rest);
    const text = JSON.stringify(body) ?? '';
    if (text.includes('As The Center Says')) told += 1;
    if (text.includes(ownRecord.name) || text.includes('5550009999')) leaks.push(call.name);
  }
  expect(leaks).toEqual([]);
  expect(told).toBeGreaterThan(20);
});
