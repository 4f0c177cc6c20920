import { errorEnvelope } from '@trellis/contract/wire';
import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, leastInput, places, put } from './inputs.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendAsWhoeverMay } from './whoever-may.ts';

/** What JSON can carry and somebody will send one day. */
const hostile: readonly unknown[] = [
  'a\0b',
  'a\ud800b',
  'constructor',
  '__proto__ desc',
  'x'.repeat(5000),
  2 ** 31,
  1e308,
  -1,
  '9999-12-31',
  [[]],
  { a: 1 },
];

let product: TestProduct;
let own: Scene;
let send: Awaited<ReturnType<typeof sendAsWhoeverMay>>;

beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  send = await sendAsWhoeverMay(product, own);
});
afterAll(() => product.close());

/**
 * What is tried in a place: whatever the contract lets in there, and two values that it refuses, others in each place. What is refused is
 * refused by one and the same part of the server.
 */
function valuesFor(call: Call, path: string[], place: number): readonly unknown[] {
  // an address has no words for half of a character, nor for a list
  const sent = inPath(call, path) ? hostile.filter((value) => typeof value === 'string' && value.isWellFormed()) : hostile;
  const least = leastInput(call.schema, own.refs);
  const accepted = sent.filter((value) => call.accepts(put(least, path, value)));
  const refused = sent.filter((value) => !accepted.includes(value));
  return [...accepted, ...[0, 1].flatMap((next) => refused.slice((place * 2 + next) % (refused.length || 1)).slice(0, 1))];
}

const inPath = (call: Call, path: string[]) => call.path.includes(`{${path[0]}}`);
const calls = everyCall().filter((call) => !call.name.startsWith('uploads.') && places(call.schema).length > 0);

describe('no value makes the server fail', () => {
  it.each(calls.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    const failed: unknown[] = [];
    for (const [place, { path }] of places(call.schema).entries()) {
      for (const value of valuesFor(call, path, place)) {
        const reply = await send(call, put(leastInput(call.schema, own.refs), path, value) as Record<string, unknown>);
        if (reply.status >= 500) failed.push([path.join('.'), String(value).slice(0, 20), reply.body]);
        else if (reply.status >= 400) errorEnvelope.parse(reply.body);
      }
    }
    expect(failed).toEqual([]);
  });
});
