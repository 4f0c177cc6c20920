import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as areas from './areas.ts';

const found = globSync('*/area.ts', { cwd: import.meta.dirname })
  .map(dirname)
  .toSorted((one, other) => one.localeCompare(other));
const lines = (index: string) =>
  [...readFileSync(index, 'utf8').matchAll(/ from '\.\/([^/]+)\//g)]
    .map(([, area = '']) => area)
    .toSorted((one, other) => one.localeCompare(other));
const named = (part: string) => Object.values(areas).map((area: Record<string, object>) => area[part] ?? {});
const repeated = (all: string[]) => all.filter((each, place) => all.indexOf(each) < place);

it('every area is a line of the contract and of the server', () => {
  expect(found.length).toBeGreaterThan(20);
  expect(lines(`${import.meta.dirname}/areas.ts`)).toEqual(found);
  expect(lines(`${import.meta.dirname}/../../server/src/areas/areas.ts`)).toEqual(found);
});

describe('no two areas name the same', () => {
  it.each(['groups', 'errors', 'documents'])('of their %s', (part) => expect(repeated(named(part).flatMap(Object.keys))).toEqual([]));
  it.each([[['ids', 'libraryIds']], [['audited', 'platformAudited']]])('of their %s', (parts) =>
    expect(repeated(parts.flatMap((part) => named(part).flatMap((list) => Object.values(list) as string[])))).toEqual([]),
  );
});
