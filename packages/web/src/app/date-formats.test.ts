import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$|^app\/format\.ts$/.test(file));
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

/** As dates are kept and sent: with the year first, parted by hyphens. */
const kept = /^YYYY-MM(-DD([T ]HH:mm(:ss)?)?)?$/;

/** How a text would have dates written, where it is such a pattern and none of those by which they are kept. */
const shownFormats = (text: string): string[] =>
  [...text.matchAll(/(['"`])([YMD][YMDHhmsAa/.,:\- T年月日]*)\1/g)]
    .map(([, , format = '']) => format)
    .filter((format) => /(^|[^A-Za-z])(Y{4}|YY|M{1,4}|D{1,2})([^A-Za-z]|$)/.test(format) && /[MD].*[^A-Za-z]/.test(format))
    .filter((format) => !kept.test(format));

it.each([
  [`format={isYear ? 'YYYY' : 'MM/YYYY'}`, ['MM/YYYY']],
  [`then.format('M/D HH:mm')`, ['M/D HH:mm']],
  [`const chinese = "YYYY/MM/DD";`, ['YYYY/MM/DD']],
  [`day.format('YYYY-MM-DD')`, []],
  [`dayjs(date).format('D')`, []],
  [`t('Date')`, []],
])('%s: refused %j', (line, refused) => expect(shownFormats(line)).toEqual(refused));

it('in which order the parts of a date are shown stands in one place', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => shownFormats(textOf(file)).map((format) => `${file}: ${format}`))).toEqual([]);
});

it('no field shows a date as it is kept', () => {
  const fields = files.filter((file) => /<DatePicker(\.RangePicker)?\s/.test(textOf(file)));
  const formats = fields.flatMap((file) => {
    const text = textOf(file);
    const [, shared = ''] = /import \{([^}]*)\} from '(?:\.\.\/)+app\/format\.ts'/.exec(text) ?? [];
    const known = shared.split(',').map((name) => name.trim());
    return [...text.matchAll(/<DatePicker(?:\.RangePicker)?\s[^]*?\/>/g)].flatMap(([field]) => {
      const [, format = ''] = /\bformat=\{([^}]*)\}/.exec(field) ?? [];
      const names = format.match(/\b[a-z]\w*Format\b/g) ?? [];
      return names.length > 0 && names.every((name) => known.includes(name)) ? [] : [`${file}: ${format}`];
    });
  });
  expect(fields.length).toBeGreaterThan(5);
  expect(formats).toEqual([]);
});

it('what only drawers show has moments with the year first', () => {
  const shownBy = new Map<string, string[]>();
  for (const file of files)
    for (const [, place = ''] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
      const shown = join(dirname(file), place);
      shownBy.set(shown, [...(shownBy.get(shown) ?? []), file]);
    }
  const isDrawer = (file: string) => file.endsWith('-drawer.tsx');
  const isOfDrawers = (file: string) => {
    const places = (shownBy.get(file) ?? []).filter((place) => !place.endsWith('/public.ts'));
    return isDrawer(file) || (places.length > 0 && places.every(isDrawer));
  };
  const ofDrawers = files.filter(isOfDrawers);
  expect(ofDrawers.length).toBeGreaterThan(100);
  expect(ofDrawers.filter((file) => textOf(file).includes('formatDateTime('))).toEqual([]);
});

it('no page and nothing that families open has moments with the year first', () => {
  const isPage = (file: string) => file.endsWith('-page.tsx') || /from '[./]+\/ui\/(phone|guest)-page\.tsx'/.test(textOf(file));
  const pages = files.filter(isPage);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((file) => textOf(file).includes('formatDrawerDateTime'))).toEqual([]);
});
