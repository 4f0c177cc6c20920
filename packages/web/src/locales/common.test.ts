import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { word } from './en-US/common.ts';

const sources = import.meta.glob<string>(['./*/*.ts', '!./*/index.ts'], { query: '?raw', import: 'default', eager: true });

/** They are English for a shared word, and say something else in Chinese or Spanish. */
const ofAnotherSense = [
  'account label',
  'account removeOk',
  'account center',
  'admins child',
  'admins change',
  'assessments used',
  'audit period',
  'certification code',
  'credits noReminder',
  'familyPages no',
  'mail retry',
  'mail mail',
  'assessments assessments',
  'admins rolePolicies',
  'subjects child',
  'subjects edit',
  'subjects editTitle',
  'tenancy children',
  'tenancy kindLabel',
  'tenantContracts contracts',
];

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Every text that a file writes itself, by its place. */
function textsIn(source: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: Node, place: string): void => {
    if (node.type === 'Literal') texts.set(place, String(node['value']));
    if (node.type !== 'ObjectExpression') return;
    for (const property of node['properties'] as Node[]) {
      const key = property['key'] as Node | undefined;
      if (key) walk(property['value'] as Node, `${place}.${String(key['name'] ?? key['value'])}`);
    }
  };
  for (const statement of parseAst(source, { lang: 'ts' }).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) if (id.type === 'Identifier' && init) walk(init as unknown as Node, id.name);
  }
  return texts;
}

/** One text has a form of its own for one and for many, which may be the same. */
const withoutNumber = (place: string) => place.replace(/_(one|other)$/, '');

it('what is the same in every language is written once, within a file as among them: word and term of common.ts, else the area that it is about', () => {
  const byText = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources).filter(([name]) => name.startsWith('./en-US/'))) {
    const name = file.slice('./en-US/'.length);
    const [zh, es] = ['zh-CN', 'es-ES'].map((locale) => textsIn(sources[`./${locale}/${name}`] ?? ''));
    for (const [place, text] of textsIn(source)) {
      const said = [text, zh?.get(place), es?.get(place)];
      if (said.includes(undefined)) continue;
      const key = said.join(' · ');
      byText.set(key, [...(byText.get(key) ?? []), `${name}: ${place}`]);
    }
  }
  const again = [...byText].filter(([, places]) => new Set(places.map(withoutNumber)).size > 1);
  expect(Object.fromEntries(again)).toEqual({});
});

it('no area writes a shared word again in its sense: its texts say word.save, its pages t("word.save")', () => {
  const shared = new Set<string>(Object.values(word));
  const again = Object.entries(sources).flatMap(([file, source]) => {
    if (!file.startsWith('./en-US/') || file.endsWith('/common.ts')) return [];
    const written = [...textsIn(source)].filter(([, text]) => shared.has(text));
    return written.map(([place]) => `${file.slice('./en-US/'.length, -'.ts'.length)} ${place.split('.').at(-1)}`);
  });
  expect(again.filter((place) => !ofAnotherSense.includes(place))).toEqual([]);
  expect(ofAnotherSense.filter((place) => !again.includes(place))).toEqual([]);
});

it('English is that of the United States: canceled, center, color', () => {
  const british = /\b(cancelled|centres?|colours?|programmes?|enrolments?|behaviours?|organis\w+)\b/i;
  const written = Object.entries(sources).filter(([file]) => file.startsWith('./en-US/'));
  const found = written.flatMap(([file, source]) =>
    [...textsIn(source)]
      .filter(([, text]) => british.test(text.replaceAll(/{{.*?}}/g, '')))
      .map(([place, text]) => `${file} ${place}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('an attention test is a VR test on every screen', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...textsIn(source)].filter(([, text]) => text.includes('VRAT')).map(([place]) => `${file} ${place}`),
  );
  expect(found).toEqual([]);
});
