import type { LiveEvent } from '@trellis/contract/live';
import { expect, it } from 'vitest';
import { keepTold } from './told.ts';

const event = (id: number): LiveEvent => ({ id, topic: 'today', data: {} });

function listener() {
  const heard: number[] = [];
  let missed = 0;
  const told = keepTold({ passOn: ({ id }) => heard.push(id), onMissed: () => (missed += 1) });
  return { told, heard, missed: () => missed };
}

it('hands on each event once, whichever way it came', () => {
  const { told, heard } = listener();
  told.take({ position: 'a', events: [event(1), event(2)] });
  told.take({ position: 'b', events: [event(2), event(3)] });
  expect([heard, told.position()]).toEqual([[1, 2, 3], 'b']);
});

it('remembers what came for a tab that opens, for a minute', () => {
  const { told } = listener();
  told.take({ position: 'a', events: [event(1)] }, 1_000);
  told.take({ position: 'b', events: [event(2)] }, 30_000);
  expect(told.within(20_000, 40_000).map(({ id }) => id)).toEqual([2]);
  expect(told.within(60_000, 40_000).map(({ id }) => id)).toEqual([1, 2]);
  told.take({ position: 'c', events: [] }, 70_000);
  expect(told.within(80_000, 70_000).map(({ id }) => id)).toEqual([2]);
});

it('says when more was told than came', () => {
  const { told, missed } = listener();
  told.take({ position: 'a', events: [] });
  told.take({ position: 'b', events: [], hasMissed: true });
  expect(missed()).toBe(1);
});

it('forgets ids that could not come again', () => {
  const { told, heard } = listener();
  for (let id = 0; id < 3_000; id += 1) told.take({ position: String(id), events: [event(id)] }, id);
  told.take({ position: 'z', events: [event(2_999)] });
  expect(heard.length).toBe(3_000);
});
