import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './together.ts';

/** Lookups that a test answers itself, in the order in which they began. */
function answered() {
  const begun: { keys: string[]; answer: (known: Record<string, string>) => void; fail: (error: Error) => void }[] = [];
  const find = together<string, string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    begun.push({ keys, answer: (known) => resolve(new Map(Object.entries(known))), fail: reject });
    return promise;
  });
  return { begun, find };
}

test('those who ask while a lookup is under way share the next one, and are told nothing older', async () => {
  const { begun, find } = answered();
  const first = find('a');
  await turn();
  const [again, other, unknown] = [find('a'), find('b'), find('c')];
  await turn();
  expect(begun.map(({ keys }) => keys)).toEqual([['a']]);
  begun[0]?.answer({ a: 'as it was' });
  expect(await first).toBe('as it was');
  await turn();
  expect(begun[1]?.keys).toEqual(['a', 'b', 'c']);
  begun[1]?.answer({ a: 'as it is', b: 'there' });
  expect(await Promise.all([again, other, unknown])).toEqual(['as it is', 'there', undefined]);
});

test('a lookup that fails fails for those who wait for it and nobody else', async () => {
  const { begun, find } = answered();
  const failing = find('a');
  await turn();
  const next = find('a');
  begun[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await turn();
  begun[1]?.answer({ a: 'back' });
  expect(await next).toBe('back');
});
