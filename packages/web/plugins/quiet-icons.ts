import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const i18n = resolve(import.meta.dirname, '../src/app/i18n.ts');

/** What antd says of each of its pictures: its English name. */
const named = /role: "img",\s*"aria-label": icon\.name/;
/** All that some buttons of antd hold: without the picture's name they would have none. What each says, in the reader's language. */
const alone = {
  left: 'picture.left',
  right: 'picture.right',
  'double-left': 'picture.left',
  'double-right': 'picture.right',
  close: 'word.close',
  'close-circle': 'word.clear',
  ellipsis: 'picture.more',
  eye: 'picture.show',
  'eye-invisible': 'picture.hide',
  star: 'picture.star',
};

/** Pictures stand beside words or within what has a name of its own: screen readers pass them over. */
export function quietIcons(): Plugin {
  return {
    name: 'quiet-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js/ },
      handler(code) {
        if (!named.test(code)) throw new Error('The pictures of antd say their names in another way now');
        const told = `...(told[icon.name] ? { role: "img", "aria-label": i18n.t(told[icon.name], { ns: "shell" }) } : { "aria-hidden": true })`;
        const head = `import { i18n } from ${JSON.stringify(i18n)};\nconst told = ${JSON.stringify(alone)};\n`;
        return { code: head + code.replace(named, told), map: null };
      },
    },
  };
}
