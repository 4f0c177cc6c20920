import { TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL as operation } from '@orpc/tanstack-query';
import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { type CallContext, keysWrites } from './write-keys.ts';

const mutation: CallContext = { [operation]: { key: [], type: 'mutation' } };
const refused = (status: number) =>
  new CallError(status, { code: 'Trellis:Any', message: '', details: null, data: {}, validationErrors: [] } as never);

/** Makes a call that fails so, or is answered, and says under which key it went. */
async function keyOf(input: unknown, fails?: Error, context = mutation, path = ['subjects', 'create']): Promise<string | undefined> {
  let key: string | undefined;
  const next = async (sent: { context: CallContext }) => {
    key = sent.context.writeKey;
    if (fails) throw fails;
    return 'done';
  };
  await keysWrites({ path, input, context, next }).catch(() => undefined);
  return key;
}

it('keeps the key of a write that nobody answered until it is answered', async () => {
  const child = { firstName: 'Ana' };
  const first = await keyOf(child, new TypeError('Failed to fetch'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await keyOf(child, refused(503))).toBe(first);
  expect(await keyOf(child, new TypeError('Failed to fetch'), mutation, ['guardians', 'add'])).not.toBe(first);
  expect(await keyOf(child)).toBe(first);
  expect(await keyOf(child)).not.toBe(first);
});

it('says the same anew once something else was done there: what was stopped and enabled since is stopped again', async () => {
  const stop = (fails?: Error) => keyOf({ id: 1 }, fails, mutation, ['contracts', 'stop']);
  const first = await stop(new TypeError('Failed to fetch'));
  await keyOf({ id: 1 }, undefined, mutation, ['credits', 'give']);
  expect(await stop(new TypeError('Failed to fetch'))).toBe(first);
  await keyOf({ id: 1 }, undefined, mutation, ['contracts', 'reEnable']);
  expect(await stop()).not.toBe(first);
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
