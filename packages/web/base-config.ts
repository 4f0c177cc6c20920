import type { Plugin, UserConfig } from 'vite';
import { callTables } from './plugins/call-tables.ts';
import { menuIcons } from './plugins/menu-icons.ts';
import { menuTable } from './plugins/menu-table.ts';
import { singleIcons } from './plugins/single-icons.ts';
import { withoutColorPresets } from './plugins/without-color-presets.ts';

/** zod brings its messages in forty languages; the server writes ours, so the browser needs none of them. */
function withoutZodLocales(): Plugin {
  return {
    name: 'without-zod-locales',
    enforce: 'pre',
    load: { filter: { id: /zod\/v4\/locales\/index\.js/ }, handler: () => "export { default as en } from './en.js';" },
  };
}

/** Their modules do nothing but define, though their packages do not say so: what nobody reads is left out. */
export const treeshake = { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] };

/** What decides which modules there are, for the whole app and for parts of it alone. */
export const plugins = (): Plugin[] => [callTables(), menuTable(), menuIcons(), singleIcons(), withoutZodLocales(), withoutColorPresets()];

export const base = {
  root: import.meta.dirname,
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1700 },
} satisfies UserConfig;
