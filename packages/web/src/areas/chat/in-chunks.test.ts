import { chatLimits } from '@trellis/contract/chat/rules';
import { expect, it } from 'vitest';
import { inChunks } from './in-chunks.ts';

/** What is asked for of a list of so many, as (offset, count). */
async function askedOf(length: number, first: number, then?: number): Promise<[number, number][]> {
  const asked: [number, number][] = [];
  const all = await inChunks(
    async (offset, count) => {
      asked.push([offset, count]);
      return Array.from({ length: Math.max(0, Math.min(count, length - offset)) }, (_, n) => offset + n);
    },
    first,
    then,
  );
  expect(all).toEqual(Array.from({ length }, (_, n) => n));
  return asked;
}

it('asks for friends ten thousand first, then a thousand at a time', async () => {
  const { friendsFirst, friendsThen } = chatLimits;
  expect(await askedOf(11_500, friendsFirst, friendsThen)).toEqual([
    [0, 10_000],
    [10_000, 1000],
    [11_000, 1000],
  ]);
});

it('asks for groups a thousand and for conversations five hundred at a time, and stops at the first portion that is not full', async () => {
  expect(await askedOf(1000, chatLimits.groupsAtOnce)).toEqual([
    [0, 1000],
    [1000, 1000],
  ]);
  expect(await askedOf(620, chatLimits.conversationsAtOnce)).toEqual([
    [0, 500],
    [500, 500],
  ]);
});
