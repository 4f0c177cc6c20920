import { describe, expect, it } from 'vitest';
import * as areas from './areas.ts';

const named = (part: string) => Object.values(areas).map((area: Record<string, object>) => area[part] ?? {});
const repeated = (all: string[]) => all.filter((each, place) => all.indexOf(each) < place);

describe('no two areas name the same', () => {
  it.each(['groups', 'errors', 'documents'])('of their %s', (part) => expect(repeated(named(part).flatMap(Object.keys))).toEqual([]));
  it.each([[['ids', 'libraryIds']], [['audited', 'platformAudited']]])('of their %s', (parts) =>
    expect(repeated(parts.flatMap((part) => named(part).flatMap((list) => Object.values(list) as string[])))).toEqual([]),
  );
});
