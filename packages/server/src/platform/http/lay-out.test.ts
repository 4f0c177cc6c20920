import { expect, it } from 'vitest';
import { layOut } from './lay-out.ts';

it('keeps on one line what fits, and breaks what does not', () => {
  const long = 'x'.repeat(170);
  expect(layOut({ a: { b: [1, 2] }, c: 'd' })).toBe('{"a":{"b":[1,2]},"c":"d"}');
  expect(layOut({ a: { b: [1, 2] }, c: long })).toBe(`{\n "a":{"b":[1,2]},\n "c":"${long}"\n}`);
  const longer = `${long}xxxxxxxxx`;
  expect(layOut([[longer]])).toBe(`[\n [\n  "${longer}"\n ]\n]`);
  expect(layOut([[long, 1], []])).toBe(`[\n ["${long}",1],\n []\n]`);
});

it('puts what is short beside its neighbors', () => {
  const long = 'x'.repeat(170);
  expect(layOut({ a: 1, b: { c: [2] }, d: long, e: 3, f: {} })).toBe(`{\n "a":1,"b":{"c":[2]},\n "d":"${long}",\n "e":3,"f":{}\n}`);
  expect(layOut({ a: 1, b: [`${long}xxxxxxxxx`], c: 2 })).toBe(`{\n "a":1,\n "b":[\n  "${long}xxxxxxxxx"\n ],\n "c":2\n}`);
});

it('fills the lines of a list of plain values', () => {
  const names = Array.from({ length: 30 }, (_, index) => `name ${index}`);
  const lines = layOut(names).split('\n');
  expect(lines).toHaveLength(4);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(JSON.parse(lines.join(''))).toEqual(names);
});

it('loses nothing', () => {
  const value = { text: 'a "quoted" text\n', none: null, list: Array.from({ length: 90 }, (_, index) => ({ index })), empty: {} };
  expect(JSON.parse(layOut(value))).toEqual(value);
});
