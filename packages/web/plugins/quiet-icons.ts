import type { Plugin } from 'vite';

/** What antd says of each of its pictures: its English name. */
const named = /role: "img",\s*"aria-label": icon\.name/;
/** All that some buttons of antd hold: without the picture's name they would have none. */
const alone = ['left', 'right', 'double-left', 'double-right', 'close', 'close-circle', 'ellipsis', 'eye', 'eye-invisible', 'star'];

/** Pictures stand beside words or within what has a name of its own: screen readers pass them over. */
export function quietIcons(): Plugin {
  return {
    name: 'quiet-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js/ },
      handler(code) {
        if (!named.test(code)) throw new Error('The pictures of antd say their names in another way now');
        const told = `...(${JSON.stringify(alone)}.includes(icon.name) ? { role: "img", "aria-label": icon.name } : { "aria-hidden": true })`;
        return { code: code.replace(named, told), map: null };
      },
    },
  };
}
