import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@trellis/contract/languages';
import type { AreaMenu } from '@trellis/contract/menu-entry';
import { describe, expect, it } from 'vitest';
import * as areas from '../../packages/contract/src/areas.ts';
import { textsOf } from '../e2e/texts.ts';

const packages = join(import.meta.dirname, '../../packages');
const read = (path: string) => readFileSync(join(packages, path), 'utf8');
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
/** The areas that have a file. */
const having = (files: string, file: string) =>
  sorted(globSync(`${files}/*/${file}`, { cwd: packages }).map((path) => path.split('/').at(-2) ?? ''));
/** The areas that a file has a line for. */
const lines = (file: string, line: RegExp) => sorted([...read(file).matchAll(line)].map(([, area = '']) => area));

const all = { ...areas } as unknown as Record<string, { menu?: AreaMenu }>;
const menuOf = (name: string): AreaMenu => all[name]?.menu ?? [];
const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('an area is found by its folder and by one line a floor', () => {
  const named = Object.keys(all).map(folderOf).sort();

  it.each([
    ['the contract', 'contract/src', 'area.ts', 'contract/src/areas.ts'],
    ['the server', 'server/src/areas', 'routes.ts', 'server/src/areas/areas.ts'],
  ])('of %s', (_, files, file, index) => {
    expect(named.length).toBeGreaterThan(20);
    expect(having(files, file)).toEqual(named);
    expect(lines(index, / from '\.\/([^/]+)\//g)).toEqual(named);
  });

  it('of the web, where it has pages', () => {
    expect(lines('web/src/app/area-pages.ts', /'\.\.\/areas\/([^/]+)\/pages\.ts'/g)).toEqual(having('web/src/areas', 'pages.ts'));
  });

  it('and by nothing else in the app', () => {
    const joined = ['area-pages.ts', 'area-senders.ts', 'child-parts.ts'];
    const files = globSync('web/src/app/**/*.{ts,tsx}', { cwd: packages }).filter((file) => !file.includes('.test.'));
    const others = files.filter((file) => !joined.some((name) => file.endsWith(`/app/${name}`)) && /areas\/\w/.test(read(file)));
    expect(others).toEqual([]);
  });
});

const withMenu = Object.keys(all).filter((name) => menuOf(name).length > 0);

describe.each(withMenu)('the menu of %s', (name) => {
  const labels = sorted(menuOf(name).map(({ label }) => label));

  it('has a picture for each entry', () => {
    const icons = read(`web/src/areas/${folderOf(name)}/menu-icons.ts`);
    expect(sorted([...icons.matchAll(/^ {2}(\w+): \w+,$/gm)].map(([, label = '']) => label))).toEqual(labels);
  });

  it.each(locales)('says each entry in %s with the texts of its area', (locale: Locale) => {
    const texts = textsOf[locale] as unknown as Record<string, { menu: Record<string, string> }>;
    const said = texts[name]?.menu ?? {};
    expect(sorted(Object.keys(said))).toEqual(labels);
    expect(texts['shell']?.menu).toMatchObject(said);
  });

  it('leads to pages that are there', () => {
    const pages = globSync('web/src/areas/*/pages.ts', { cwd: packages }).map(read).join('');
    expect(menuOf(name).filter(({ path }) => !pages.includes(`'${path}'`))).toEqual([]);
  });
});

it('no two entries of a side are at the same place or of the same name', () => {
  const places = withMenu.flatMap((name) => menuOf(name).flatMap(({ side, place, label }) => [`${side} ${place}`, `${side} ${label}`]));
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
});
