import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FirstParts } from '../../packages/web/src/first-steps/parts.ts';

/** What the first visit of Today loads of a build, as the page itself says it, packed with brotli: by file, the page among them. */
export function weighFirstVisit(built: string): Map<string, number> {
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const said = /const firstParts=(\{.*?\});/s.exec(html)?.[1] ?? '';
  const { entry, visits, menus } = partsIn(said);
  const today = visits.find(({ paths }) => paths.includes('*'));
  if (!today) throw new Error('The page names no visit of Today');
  const icons = menus.filter(([root]) => root.includes('/center')).map(([, file]) => file);
  const texts = [entry.texts, today.texts].flatMap((each) => each['en-US'] ?? []);
  const files = new Set([entry.script, ...entry.files, ...today.files, ...today.styles, ...texts, ...icons]);
  const weights = [...files].map((file) => [file, packed(readFileSync(join(built, file)))] as const);
  return new Map([['index.html', packed(Buffer.from(html))], ...weights]);
}

/** The script that follows is no part of it. */
function partsIn(said: string): FirstParts {
  for (let end = said.length; end > 0; end = said.lastIndexOf('}', end - 1)) {
    try {
      return JSON.parse(said.slice(0, end)) as FirstParts;
    } catch {
      // the object ends earlier
    }
  }
  throw new Error('The page names no first parts');
}

/** Hashes in names are noise that does not pack, other in every build: all of them are taken for the same. */
const packed = (content: Buffer) =>
  brotliCompressSync(content.toString('utf8').replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2))/g, '-00000000')).length;
