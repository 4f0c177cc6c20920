import { describe, expect, it } from 'vitest';
import { capacityOfType, classTypes, leastCapacity, seatsOf } from './rules.ts';

describe('a class', () => {
  it('of one child has one seat whatever its capacity, any other as many as its capacity', () => {
    expect(classTypes.map((type) => seatsOf({ type, capacity: 3 }))).toEqual([1, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('begins with the capacity that its type speaks of', () => {
    expect(classTypes.map(capacityOfType)).toEqual([1, 2, 3, 4, 5, 6, 20, 20]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [4, 4],
  ])('with %i children takes at least %i', (children, least) => {
    expect(leastCapacity(children)).toBe(least);
  });
});
