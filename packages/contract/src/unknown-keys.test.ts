import { expect, it } from 'vitest';
import { z } from 'zod';
import { keysAnswered, unknownKeys } from './unknown-keys.ts';

const place = z.object({ room: z.string() });
const schema = z.object({
  name: z
    .string()
    .trim()
    .transform((name) => name.toLowerCase()),
  place: place.nullable().default(null),
  answers: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  items: z
    .array(place.refine(({ room }) => room !== ''))
    .readonly()
    .optional(),
  kind: z.discriminatedUnion('is', [z.object({ is: z.literal('a'), one: z.string() }), z.object({ is: z.literal('b') })]).optional(),
  either: z.union([z.string(), place]).optional(),
  open: z.looseObject({ known: place }).optional(),
  any: z.unknown().optional(),
});

it.each<[string, object, unknown[][]]>([
  ['nothing', { name: 'A', place: { room: 'x' }, any: { whatever: 1 } }, []],
  ['a key', { name: 'A', trials: [1], other: undefined }, [['trials'], ['other']]],
  [
    'a name that every object has',
    JSON.parse('{"constructor":1,"toString":2,"__proto__":3}'),
    [['constructor'], ['toString'], ['__proto__']],
  ],
  ['a key of an object', { place: { room: 'x', floor: 1 } }, [['place', 'floor']]],
  ['a key in a list', { items: [{ room: 'x' }, { room: 'x', floor: 1 }] }, [['items', 1, 'floor']]],
  ['a key in a map', { answers: { q1: { value: { any: 1 }, text: '' } } }, [['answers', 'q1', 'text']]],
  ['a key of one of several', { kind: { is: 'b', one: 'x' } }, [['kind', 'one']]],
  ['a key of the one that it is', { either: { room: 'x', floor: 1 } }, [['either', 'floor']]],
  ['a key of the one that it says to be', { kind: { is: 'a', two: 'x' } }, [['kind', 'two']]],
  ['nothing in what takes all', { open: { more: 1, known: { room: 'x', floor: 1 } } }, [['open', 'known', 'floor']]],
  ['nothing where the value is another', { place: [1], items: 'text', answers: null, either: 3 }, []],
])('finds %s', (_, value, expected) => {
  expect(unknownKeys(schema, value)).toEqual(expected);
});

it('knows what is read of a thing, alone, in a list or on a page', () => {
  const keys = ['room'];
  expect([place, place.nullable(), z.array(place), z.object({ items: z.array(place), totalCount: z.int() })].map(keysAnswered)).toEqual([
    keys,
    keys,
    keys,
    keys,
  ]);
  expect([z.void(), z.string()].flatMap(keysAnswered)).toEqual([]);
});
