import { TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL as operation } from '@orpc/tanstack-query';
import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { type CallContext, keysWrites } from './write-keys.ts';

const mutation: CallContext = { [operation]: { key: [], type: 'mutation' } };
const refused = (status: number) =>
  new CallError(status, { code: 'Trellis:Any', message: '', details: null, data: {}, validationErrors: [] } as never);

/** Makes a call that fails so, or is answered, and says under which key it went. */
async function keyOf(input: unknown, fails?: Error, context = mutation): Promise<string | undefined> {
  let key: string | undefined;
  const next = async (sent: { context: CallContext }) => {
    key = sent.context.writeKey;
    if (fails) throw fails;
    return 'done';
  };
  await keysWrites({ path: ['subjects', 'create'], input, context, next }).catch(() => undefined);
  return key;
}

it('keeps the key of a write that nobody answered until it is answered', async () => {
  const child = { firstName: 'Ana' };
  const first = await keyOf(child, new TypeError('Failed to fetch'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await keyOf(child, refused(503))).toBe(first);
  expect(await keyOf({ firstName: 'Lin' })).not.toBe(first);
  expect(await keyOf(child)).toBe(first);
  expect(await keyOf(child)).not.toBe(first);
});

it('takes a refusal for an answer', async () => {
  const first = await keyOf({ firstName: 'Otto' }, refused(409));
  expect(await keyOf({ firstName: 'Otto' })).not.toBe(first);
});

it('takes two that are under way at once for two, whatever they say', async () => {
  const keys = await Promise.all([keyOf({ count: 1 }), keyOf({ count: 1 })]);
  expect(new Set(keys).size).toBe(2);
});

it('leaves alone what reads, what brings a file and what has a key', async () => {
  expect(await keyOf({}, undefined, {})).toBeUndefined();
  expect(await keyOf({}, undefined, { [operation]: { key: [], type: 'query' } })).toBeUndefined();
  expect(await keyOf({ file: new Blob(['a']) })).toBeUndefined();
  expect(await keyOf({}, undefined, { ...mutation, writeKey: 'mine' })).toBe('mine');
  expect(await keyOf({}, undefined, { isWrite: true })).toMatch(/^[\da-f-]{36}$/);
});
