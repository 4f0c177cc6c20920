import type { Reply } from '@trellis/server/testing/http';
import { expect } from 'vitest';

export const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Sends so many at one moment. */
export const atOnce = <T>(count: number, send: (index: number) => Promise<Reply<T>>): Promise<Reply<T>[]> =>
  Promise.all(times(count).map(send));

/** What replies say, each with how many said it. */
export function counted(replies: readonly Reply<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of replies) {
    const said = status < 300 ? 'done' : `${status} ${error?.code}`;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
}

/** One of them did it, and everybody else was told the same. Answers what the one was answered. */
export function expectOneWinner<T>(replies: readonly Reply<T>[], told: string): T {
  expect(counted(replies)).toEqual({ done: 1, [told]: replies.length - 1 });
  const [winner] = replies.filter(({ status }) => status < 300);
  return (winner as Reply<T>).body;
}
