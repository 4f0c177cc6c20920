// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { FactList } from './fact-list.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('breaks an address of mail where a line may end, and leaves other facts as they are', async () => {
  const items = [
    { key: 'mail', label: 'Mail', children: 'lin@riverside.example' },
    { key: 'link', label: 'Link', children: createElement('a', { href: '#' }, 'lin@riverside.example') },
    { key: 'city', label: 'City', children: 'St. Gallen' },
  ];
  leave = await show(createElement(FactList, { items }));
  const contents = [...document.querySelectorAll('.ant-descriptions-item-content')].map((fact) => fact.innerHTML);
  expect(contents.map((html) => html.split('<wbr>').length - 1)).toEqual([2, 2, 0]);
  expect(contents[1]).toContain('lin@<wbr>riverside.<wbr>example');
});

it('is what every area tells facts by', () => {
  const source = join(import.meta.dirname, '..');
  const own = globSync('**/*.tsx', { cwd: source }).filter((file) => /<Descriptions\b/.test(readFileSync(join(source, file), 'utf8')));
  expect(own).toEqual(['ui/fact-list.tsx']);
});
