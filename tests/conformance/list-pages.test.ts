import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const areas = join(import.meta.dirname, '../../packages/web/src/areas');
const most = 60;

/** The lines of a file that say something: neither what it takes from others nor one that is a comment. */
function ownLines(text: string): number {
  const own = text.replaceAll(/^import [^;]*;$/gm, '').split('\n');
  return own.filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*|\*)/.test(line)).length;
}

it('a page of a list says what is its own, and leaves the rest to the kit', () => {
  const files = globSync('**/*.tsx', { cwd: areas });
  const pages = files
    .map((file) => ({ file, text: readFileSync(join(areas, file), 'utf8') }))
    .filter(({ text }) => /<(ListPage|ResourcePage|DeclaredPage)\b/.test(text));
  expect(pages.length).toBeGreaterThan(60);
  const long = pages.map(({ file, text }) => ({ file, lines: ownLines(text) })).filter(({ lines }) => lines > most);
  expect(long).toEqual([]);
});
