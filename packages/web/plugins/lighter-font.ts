import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const scripts = ['latin', 'latin-ext'];
/** What pages ask of it: pairs and accents as drawn, figures of one width. It brings many forms of letters besides, which nothing turns on. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];
const weights = { min: 400, max: 700, default: 400 };

/** The letters that a face is used for, as its style says it. */
function lettersOf(face: string): string {
  const ranges = face.match(/U\+[0-9A-F]+(-[0-9A-F]+)?/g) ?? [];
  const points = ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return points.map((point) => String.fromCodePoint(point)).join('');
}

/** Inter as its package brings it, for the same letters, without the weights and forms that no page uses. */
export function lighterFont(): Plugin {
  let folder = '';
  return {
    name: 'lighter-font',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => void (folder = join(cacheDir, 'fonts')),
    transform: {
      filter: { id: /fontsource-variable\/inter\/wght\.css$/ },
      async handler(css, id) {
        mkdirSync(folder, { recursive: true });
        const faces = css.split(/(?=@font-face)/).map(async (face) => {
          const [, file = ''] = /url\((\.\/files\/[^)]+)\)/.exec(face) ?? [];
          if (!scripts.some((script) => file.endsWith(`inter-${script}-wght-normal.woff2`))) return face;
          const original = readFileSync(join(dirname(id), file));
          const lighter = join(folder, file.split('/').at(-1) ?? '');
          const options = { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: weights } } as const;
          writeFileSync(lighter, await subsetFont(original, lettersOf(face), options));
          const address = relative(dirname(id), lighter).replaceAll('\\', '/');
          return face.replace(file, address).replace('100 900', `${weights.min} ${weights.max}`);
        });
        return { code: (await Promise.all(faces)).join(''), map: null };
      },
    },
  };
}
