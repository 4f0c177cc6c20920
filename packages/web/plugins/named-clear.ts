import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const i18n = resolve(import.meta.dirname, '../src/app/i18n.ts');
const english = "allowClearConfig.label ?? 'Clear'";

/** What empties a choice says so in the reader's language: antd knows it in English alone. */
export function namedClear(): Plugin {
  return {
    name: 'named-clear',
    transform: {
      filter: { id: /@rc-component\/select\/es\/hooks\/useAllowClear\.js/ },
      handler(code) {
        if (!code.includes(english)) throw new Error('What empties a choice has its name in another way now');
        const named = code.replace(english, "allowClearConfig.label ?? i18n.t('word.clear', { ns: 'shell' })");
        return { code: `import { i18n } from ${JSON.stringify(i18n)};\n${named}`, map: null };
      },
    },
  };
}
