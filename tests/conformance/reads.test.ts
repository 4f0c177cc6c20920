import { grantedPolicies } from '@trellis/contract/policies';
import { StatementGroup } from '@trellis/server/platform/db/statement-group';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFile, isRead, kindOf, procedureOf } from './call-routes.ts';
import { type Call, everyCall, leastInput, toRequest } from './inputs.ts';
import { inSteps, writing } from './reads.ts';
import { buildScene, type Scene } from './scene.ts';

const answersList = (call: Call) => 'totalCount' in ((procedureOf(call)['~orpc'].outputSchema as { shape?: object }).shape ?? {});
const namesWriters = ({ meta: { access } }: Call) => typeof access === 'object' && 'writers' in access && access.writers !== undefined;

// those before a center was chosen have no transaction around them, and files read in portions
const served = everyCall().filter((call) => kindOf(call) !== 'identity' && !isFile(call));
/** What a call leaves for later is sent beside the next one. */
const readsAlone = ({ statements: [first] }: StatementGroup) => first?.text.includes('transaction_read_only') ?? false;

describe('a call that reads', () => {
  it('is whatever is asked for by GET or answers a list, but for those that are known to write', () => {
    const likeReads = served.filter((call) => (call.method === 'GET' || answersList(call)) && !namesWriters(call));
    expect(
      likeReads
        .filter((call) => !isRead(call))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(writing).toSorted());
  });
});

describe('a read takes one round trip after the sign-in', () => {
  let product: TestProduct;
  let scene: Scene;
  let tokens: { policies: ReadonlySet<string>; token: string; stepUp: string }[];
  beforeAll(async () => {
    product = await startTestProduct();
    scene = await buildScene(product.owner);
    tokens = await Promise.all(
      scene.holders.map(async ({ role, personId, membershipId }) => ({
        policies: grantedPolicies([role], []),
        token: await issueToken(product.owner, personId, membershipId),
        stepUp: await issueStepUp(product.owner, personId),
      })),
    );
  });
  afterAll(() => product.close());

  it('but where it needs to know something first', async () => {
    const steps: Record<string, number> = {};
    for (const call of served.filter(isRead)) {
      const { access } = call.meta;
      const wanted = typeof access === 'object' && 'anyOf' in access ? access.anyOf : [];
      const holder = tokens.find(({ policies }) => wanted.some((policy) => policies.has(policy)));
      if (!holder) continue;
      const { path, rest } = toRequest(call, leastInput(call.schema, scene.refs));
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      const reply = await product.call(holder.token, call.method, path, rest, { 'x-authenticate': holder.stepUp });
      const trips = (sent.mock.calls as unknown[][]).filter(([group]) => group instanceof StatementGroup && readsAlone(group));
      sent.mockRestore();
      if (reply.status === 200 && trips.length > 1) steps[call.name] = trips.length;
    }
    expect(steps).toEqual(inSteps);
  });
});
