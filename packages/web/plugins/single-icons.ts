import type { Plugin } from 'vite';

const several = /import \{([^}]+)\} from '@ant-design\/icons';/g;

/** Every picture is read from its own file: the file that names all eight hundred would bring each of them through the build. */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: "'@ant-design/icons'" },
      handler: (code) => ({
        code: code.replaceAll(several, (_whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import ${name} from '@ant-design/icons/${name}';`)
            .join(''),
        ),
        map: null,
      }),
    },
  };
}
