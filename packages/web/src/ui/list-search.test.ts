import { describe, expect, it } from 'vitest';
import { parseSearch } from '../app/search-params.ts';
import { pageInput, readOneOf, readPage, readText } from './list-search.ts';

describe('the page that an address shows', () => {
  it('is the first of ten where the address says nothing', () => {
    expect(readPage({})).toEqual({ page: 1, size: 10 });
  });

  it.each([6, 12, 18, 24] as const)('may hold %d rows', (size) => {
    expect(readPage(parseSearch(`?page=3&size=${size}`))).toEqual({ page: 3, size });
    expect(readPage({ page: 3, size })).toEqual({ page: 3, size });
  });

  it('may hold ten again in a list that usually shows more', () => {
    expect(readPage({ size: '10' }, 12).size).toBe(10);
  });

  it("holds a list's own number of rows unless the address chooses another", () => {
    expect(readPage({}, 12).size).toBe(12);
    expect(readPage({ size: '24' }, 12).size).toBe(24);
  });

  it.each(['5', '1000', '-6', '12.0', 'many', '', null, true])('holds the usual number of rows when the address asks for %s', (size) => {
    expect([readPage({ size }).size, readPage({ size }, 6).size]).toEqual([10, 6]);
  });

  it.each(['0', '-1', '1.5', 'last', '', null, 'NaN', 'Infinity', {}])('is the first when the address names the page %s', (page) => {
    expect(readPage({ page }).page).toBe(1);
  });

  it('keeps a sorting that is a text, and no other', () => {
    expect(readPage({ sorting: 'name desc' })).toEqual({ page: 1, size: 10, sorting: 'name desc' });
    for (const sorting of ['', 7, null, ['name']]) expect(readPage({ sorting })).not.toHaveProperty('sorting');
  });
});

it.each([
  [{ page: 1, size: 10 } as const, { skipCount: 0, maxResultCount: 10 }],
  [{ page: 3, size: 12 } as const, { skipCount: 24, maxResultCount: 12 }],
  [{ page: 2, size: 6, sorting: 'name' } as const, { skipCount: 6, maxResultCount: 6, sorting: 'name' }],
])('the page %j asks for %j', (search, input) => expect(pageInput(search)).toEqual(input));

it('a text of an address is a text that is not empty', () => {
  expect(['x', '', undefined, null, 0, 7].map(readText)).toEqual(['x', undefined, undefined, undefined, undefined, undefined]);
});

it('a choice of an address is one that the page knows, whatever it is written as', () => {
  expect(['Active', 'active', '', undefined].map((value) => readOneOf(['Active', 'Test'], value))).toEqual([
    'Active',
    undefined,
    undefined,
    undefined,
  ]);
  expect([readOneOf([true, false], 'false'), readOneOf([true, false], false), readOneOf([6, 12], '12')]).toEqual([false, false, 12]);
});
