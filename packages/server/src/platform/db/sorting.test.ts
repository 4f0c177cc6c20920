import { expect, it } from 'vitest';
import { orderOf } from './sorting.ts';

const orders = { name: 'up', 'name desc': 'down', 'createdAt desc': 'newest' };
const asked = (sorting?: string) => orderOf(orders, sorting, 'createdAt desc');

it.each([
  ['name', 'up'],
  ['name asc', 'up'],
  [' name  ASC ', 'up'],
  ['name desc', 'down'],
  ['name  DESC', 'down'],
  ['', 'newest'],
  [undefined, 'newest'],
])('reads %j', (sorting, order) => expect(asked(sorting)).toBe(order));

it.each(['amount', 'createdAt', 'name up', 'name desc desc', 'desc', 'name; drop table', 'constructor', 'toString desc', '__proto__'])(
  'refuses %j, naming the field',
  (sorting) =>
    expect(() => asked(sorting)).toThrow(expect.objectContaining({ code: 'Trellis:InvalidInput', detail: { members: ['sorting'] } })),
);
