import { expect, it } from 'vitest';
import { lanesOf, mostBeside } from './day-lanes.ts';

const whole = { from: 0, to: 1 };
const left = { from: 0, to: 0.5 };
const right = { from: 0.5, to: 1 };

it('gives a block the whole column where nothing else is drawn', () => {
  expect(
    lanesOf(
      [
        { start: 0, length: 0.1 },
        { start: 0.1, length: 0.1 },
      ],
      0.05,
    ),
  ).toEqual([whole, whole]);
});

it('sets side by side what would cover each other, whichever comes first', () => {
  expect(
    lanesOf(
      [
        { start: 0.15, length: 0.1 },
        { start: 0.1, length: 0.1 },
        { start: 0.5, length: 0.1 },
      ],
      0.05,
    ),
  ).toEqual([right, left, whole]);
});

it('knows that a short block is drawn longer than it is', () => {
  expect(
    lanesOf(
      [
        { start: 0.1, length: 0.01 },
        { start: 0.12, length: 0.1 },
      ],
      0.05,
    ),
  ).toEqual([left, right]);
});

it('takes a lane again that is free, and gives those of a group the same width', () => {
  const spans = [
    { start: 0, length: 0.3 },
    { start: 0.1, length: 0.1 },
    { start: 0.2, length: 0.2 },
  ];
  expect(lanesOf(spans, 0.05)).toEqual([left, right, right]);
});

it('says how many stand side by side at most', () => {
  expect([mostBeside([]), mostBeside([whole]), mostBeside([whole, left, right])]).toEqual([1, 1, 2]);
});
