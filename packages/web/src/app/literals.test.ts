import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { styleOfTokens } from './tokens.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{css,ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$|^locales\/|^app\/tokens\.ts$/.test(file));

/** Where a page is as wide as something, a token cannot stand. */
const widthOfPage = /@media|'\((min|max)-width: \d+px\)'/;
const color = /#[0-9a-f]{3,8}\b(?=['";,) ]|$)|\b(rgb|hsl)a?\(/i;
const pixels = /\d(px\b)/;
const numberInStyle = /style=\{\{[^}]*\b(fontSize|gap|borderRadius|(margin|padding)\w*|(min|max)?(width|height)): [1-9]/i;
const gap = /\bgap=\{[1-9]/;

it.each([
  ['.a { color: #fff; }', true],
  ['.a { box-shadow: 0 0 rgb(0 0 0 / 20%); }', true],
  ['.a { padding: 0 16px; }', true],
  ['@media (width < 768px) {', false],
  ["useMedia('(min-width: 1200px)')", false],
  ['style={{ marginBlockEnd: 16 }}', true],
  ['<Flex gap={12}>', true],
  ["style={{ margin: 0, padding: 'var(--space-2)' }}", false],
  ['<a href="#content">', false],
])('%s: refused %s', (line, isRefused) => expect(isLiteral(line)).toBe(isRefused));

function isLiteral(line: string): boolean {
  return !widthOfPage.test(line) && [color, pixels, numberInStyle, gap].some((pattern) => pattern.test(line));
}

it('no color and no size stands anywhere but among the tokens', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      // what is said about the code is no part of it
      .map((line, at) => ({ line: line.replace(/\/\*.*?\*\/|(^|\s)\/\/.*$/g, ''), at }))
      .filter(({ line }) => isLiteral(line))
      .map(({ line, at }) => `${file}:${at + 1} ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('what a style takes its value from exists', () => {
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const given = [...styleOfTokens().matchAll(/(--[\w-]+):/g), ...texts.matchAll(/['"\s{](--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name);
  const taken = [...texts.matchAll(/var\((--[\w-]*\w)[,)]/g)].map(([, name = '']) => name);
  expect(taken.length).toBeGreaterThan(100);
  // antd gives its own
  expect(taken.filter((name) => !name.startsWith('--ant-') && !given.includes(name))).toEqual([]);
});

it('a state is shown in no tag but that of its meaning', () => {
  const tags = files.filter((file) => file.endsWith('.tsx') && /<Tag\b(?![^>]*\bclosable)/.test(readFileSync(join(source, file), 'utf8')));
  expect(tags).toEqual([]);
});

it('what opens beside a page is as wide as all that does', () => {
  const drawers = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/<(?:Side)?Drawer\b(?:[^>]|=>)*>/g)].map(([tag]) => `${file}: ${tag}`),
  );
  expect(drawers.length).toBeGreaterThan(10);
  expect(drawers.filter((tag) => (/<Drawer/.test(tag) ? !/size=\{drawerSizes/.test(tag) : /size=\{/.test(tag)))).toEqual([]);
});

it('the eye of every password is large enough to be hit', () => {
  const small = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('<Input.Password'));
  expect(small).toEqual(['ui/password-input.tsx']);
});

it('a picture beside a word is not read out', () => {
  const icons = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/<[A-Z]\w+(?:Outlined|Filled)\b[^>]*>/g)].map(([tag]) => `${file}: ${tag}`),
  );
  // antd makes those of a password buttons of their own
  expect(icons.filter((tag) => !/aria-hidden/.test(tag) && !tag.startsWith('ui/password-input.tsx'))).toEqual([]);
});

it('nothing that WebKit reads may flip: it hangs when the page of such a thing is left', () => {
  const conditions = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(join(source, file), 'utf8').split('@supports'))
    .filter((part) => part.includes('position-try'))
    .map((part) => part.slice(0, part.indexOf('{')));
  expect(conditions.length).toBeGreaterThan(0);
  expect(conditions.filter((condition) => !condition.includes('(not (-webkit-nbsp-mode: space))'))).toEqual([]);
});
