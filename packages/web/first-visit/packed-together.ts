import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { parts } from './visits.ts';

const repository = resolve(import.meta.dirname, '../../..');
const file = resolve(import.meta.dirname, 'packed-together.json');

type Packed = Record<keyof typeof parts, readonly string[]>;
const read = (): Packed => JSON.parse(readFileSync(file, 'utf8'));

const slashed = (path: string) => path.replaceAll('\\', '/');
const pathOf = (id: string) => slashed(relative(repository, id));

/** Whether modules are packed together as a part, by their ids. `npm run parts` finds out which they are. */
export function packedTogether(part: keyof Packed): (id: string) => boolean {
  const files = read()[part].map((path) => resolve(repository, path));
  // a package that is linked goes by where it really is
  const ids = new Set(files.filter(existsSync).map((file) => slashed(realpathSync(file))));
  return (id) => ids.has(slashed(id));
}

/** The file of the repository as these modules make it. */
export const asKept = (found: [keyof Packed, Iterable<string>][]): string =>
  `${JSON.stringify(Object.fromEntries(found.map(([part, ids]) => [part, [...ids].map(pathOf).sort()])), null, 2)}\n`;

export const isKept = (text: string): boolean => readFileSync(file, 'utf8') === text;
export const keep = (text: string): void => writeFileSync(file, text);
