import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { parts } from './visits.ts';

const repository = resolve(import.meta.dirname, '../../..');
const file = resolve(import.meta.dirname, 'packed-together.json');

type Packed = Record<keyof typeof parts, readonly string[]>;
const read = (): Packed => JSON.parse(readFileSync(file, 'utf8'));

/** A package that is linked goes by where it really is. */
const idOf = (path: string) => realpathSync(path).replaceAll('\\', '/');
const pathOf = (id: string) => relative(repository, id).replaceAll('\\', '/');

/** The ids of the modules that are packed together as a part. `npm run parts` finds out which they are. */
export function packedTogether(part: keyof Packed): ReadonlySet<string> {
  const files = read()[part].map((path) => resolve(repository, path));
  return new Set(files.filter(existsSync).map(idOf));
}

/** The file of the repository as these modules make it. */
export const asKept = (found: [keyof Packed, Iterable<string>][]): string =>
  `${JSON.stringify(Object.fromEntries(found.map(([part, ids]) => [part, [...ids].map(pathOf).sort()])), null, 2)}\n`;

export const isKept = (text: string): boolean => readFileSync(file, 'utf8') === text;
export const keep = (text: string): void => writeFileSync(file, text);
