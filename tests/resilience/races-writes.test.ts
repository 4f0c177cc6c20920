import { grantedPolicies } from '@trellis/contract/policies';
import { routes } from '@trellis/server/areas/index';
import { issueStepUp, issueToken, type Reply, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawn, drawnBy, isWhole, severalAtOnce } from '../conformance/campaign.ts';
import { type Call, everyCall, leastInput, type Refs, toRequest, withStamp } from '../conformance/inputs.ts';
import { stampsOf } from '../conformance/rows.ts';
import { buildScene } from '../conformance/scene.ts';
import { atOnce, counted } from './races-at-once.ts';

const few = isWhole ? 50 : 6;
const many = isWhole ? 200 : 50;

/** Every write that somebody makes by a policy; what deletes comes last, for what it deletes is gone. */
const writes = everyCall()
  .filter(({ method, meta: { access } }) => method !== 'GET' && typeof access === 'object' && 'anyOf' in access)
  .sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
const stamped = writes.filter(({ schema }) => schema.required?.includes('concurrencyStamp'));
/** Who guards them keeps a key for them. */
const keyed = writes.filter(({ name, meta }) => {
  const kind = routes[name.split('.')[0] ?? '']?.kind;
  return !meta.returnsSecret && (kind === 'member' || kind === 'actor');
});

let product: TestProduct;
let refs: Refs;
let staff: { held: ReadonlySet<string>; token: string; stepUp: string }[];

// what one campaign writes is nothing to the next
beforeEach(async () => {
  product = await startTestProduct();
  const scene = await buildScene(product.owner);
  refs = scene.refs;
  staff = await Promise.all(
    scene.holders.map(async ({ role, personId, membershipId }) => ({
      held: grantedPolicies([role], []),
      token: await issueToken(product.owner, personId, membershipId),
      stepUp: await issueStepUp(product.owner, personId),
    })),
  );
});
afterEach(() => product.close());

/** The least input of a call, with what it must know of the thing that it is about. */
async function inputOf({ schema }: Call): Promise<Record<string, unknown>> {
  const least = leastInput(schema, refs);
  return 'concurrencyStamp' in least ? withStamp(least, await stampsOf(product.owner)) : least;
}

/** Sends one call so many times at once. */
async function race(call: Call, count: number, headers: Record<string, string> = {}): Promise<Reply<unknown>[]> {
  const { access } = call.meta;
  const wanted: readonly string[] = typeof access === 'object' && 'anyOf' in access ? access.anyOf : [];
  const who = staff.find(({ held }) => wanted.some((policy) => held.has(policy)));
  if (!who) throw new Error(`Nobody of the scene may make ${call.name}`);
  const { path, rest } = toRequest(call, await inputOf(call));
  return atOnce(count, () => product.call(who.token, call.method, path, rest, { 'x-authenticate': who.stepUp, ...headers }));
}

describe('every write', () => {
  it(`made ${few} times at once is done or refused by a rule`, { timeout: 600_000 }, async () => {
    const failed: unknown[] = [];
    await severalAtOnce(
      writes,
      async (call) => {
        const replies = await race(call, few);
        if (replies.some(({ status }) => status >= 500)) failed.push([call.name, counted(replies)]);
      },
      4,
    );
    expect(failed).toEqual([]);
  });

  it(`that names a stamp, made ${many} times at once, is done once at most`, { timeout: 600_000 }, async () => {
    const wrong: unknown[] = [];
    let won = 0;
    for (const call of drawn(stamped, 14)) {
      const before = await inputOf(call);
      const { done = 0, ...told } = counted(await race(call, many));
      // what was asked for stood there already: nobody changed anything
      if (done > 0 && (await inputOf(call))['concurrencyStamp'] === before['concurrencyStamp']) continue;
      won += done;
      // what was deleted meanwhile is not there for the others
      const others = call.method === 'DELETE' ? '404 Trellis:NotFound' : '409 Trellis:StaleStamp';
      if (done > 1 || (done === 1 && Object.keys(told).join() !== others)) wrong.push([call.name, done, told]);
    }
    expect(wrong, drawnBy).toEqual([]);
    expect(won, 'some of them are done').toBeGreaterThan(3);
  });

  it(`made ${many} times at once with one Idempotency-Key is answered once`, { timeout: 600_000 }, async () => {
    const wrong: unknown[] = [];
    for (const call of drawn(keyed, 16)) {
      const replies = await race(call, many, { 'idempotency-key': call.name });
      const answers = new Set(replies.map(({ status, body }) => JSON.stringify([status, body])));
      if (answers.size > 1) wrong.push([call.name, counted(replies), [...answers].slice(0, 2)]);
    }
    expect(wrong, drawnBy).toEqual([]);
  });
});
