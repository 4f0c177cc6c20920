import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { colors } from '../src/app/tokens.ts';

const icons = resolve(import.meta.dirname, '../src/icons');
const today = '/system/center/dataPanel/workTable';

/** What a device needs to know to install the app: its name, where it begins, its pictures. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      const icon = (name: string, size: string, purpose: string) => {
        const file = this.emitFile({ type: 'asset', name: `${name}.png`, source: readFileSync(resolve(icons, `${name}.png`)) });
        return { src: `/${this.getFileName(file)}`, sizes: size, type: 'image/png', purpose };
      };
      const manifest = {
        id: '/',
        name: 'Trellis',
        short_name: 'Trellis',
        start_url: today,
        scope: '/',
        display: 'standalone',
        background_color: colors.page[0],
        theme_color: colors.primary[0],
        icons: [icon('icon-192', '192x192', 'any'), icon('icon-512', '512x512', 'any'), icon('icon-maskable-512', '512x512', 'maskable')],
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
