import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = /antd\/es\/color-picker\/components\/ColorPresets\.js$/;
const brightness = /^export const isBright = [\s\S]*?^\};$/m;

/** antd's buttons ask the palettes of its color picker how bright a color is; no page shows these, and all that they are drawn with stays behind. */
export function withoutColorPresets(): Plugin {
  return {
    name: 'without-color-presets',
    enforce: 'pre',
    load: {
      filter: { id: file },
      handler(id) {
        const [isBright] = brightness.exec(readFileSync(id, 'utf8')) ?? [];
        if (!isBright) this.error(`${id} does not say how bright a color is`);
        return `import { Color as RcColor } from '@rc-component/color-picker/es/color';\n${isBright}\nexport default () => null;`;
      },
    },
  };
}
