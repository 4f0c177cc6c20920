import { expect, it } from 'vitest';
import { readsKeys } from './reads-keys.ts';

const read = async (body: unknown) => (await readsKeys({ next: async () => ({ status: 200, body: async () => body }) })).body();

it('a reply reads the same with either first letter', async () => {
  const expected = { id: 'x', items: [{ code: 'ABC', hasDone: null }] };
  expect(await read({ Id: 'x', Items: [{ Code: 'ABC', HasDone: null }] })).toEqual(expected);
  expect(await read(expected)).toEqual(expected);
});

it('a file stays what it is', async () => {
  const file = new Blob(['x']);
  expect(await read(file)).toBe(file);
});
