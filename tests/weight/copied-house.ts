import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const house = resolve(import.meta.dirname, '../..');
const ours = '@trellis';
const copied = ['packages/contract/src', 'packages/contract/package.json', 'packages/web', 'package.json', 'tsconfig.json'];

/** Not as tests have it: what is weighed is what people load. */
const asReleased = { ...process.env, NODE_ENV: 'production' };

/** The web app as it is, built where it was not yet; answers the folder. */
export async function builtHouse(): Promise<string> {
  await run(process.execPath, [join(house, 'packages/web/build.ts')], { cwd: join(house, 'packages/web'), env: asReleased });
  return join(house, 'packages/web/dist');
}

/** The two floors that the web app is built from, in a folder of their own. */
export interface CopiedHouse {
  write(file: string, content: string): void;
  append(file: string, line: string): void;
  /** Builds the web app; answers the folder. */
  build(): Promise<string>;
  remove(): void;
}

/** Copies what the web app is built from; what others made is linked. */
export function copyHouse(): CopiedHouse {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-house-'));
  for (const each of copied) {
    const filter = (from: string) => !/\/(dist|node_modules)$/.test(from);
    cpSync(join(house, each), join(folder, each), { recursive: true, filter });
  }
  linkModules(folder, '.');
  if (existsSync(join(house, 'packages/web/node_modules'))) linkModules(folder, 'packages/web');
  for (const floor of ['contract', 'web']) symlinkSync(join(folder, 'packages', floor), join(folder, 'node_modules', ours, floor));
  const web = join(folder, 'packages/web');
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  return {
    write,
    append: (file, line) => write(file, `${readFileSync(join(folder, file), 'utf8')}${line}\n`),
    build: async () => {
      const built = mkdtempSync(join(folder, 'built-'));
      const options = JSON.stringify({ configFile: join(web, 'vite.config.ts'), logLevel: 'error', build: { outDir: built } });
      await run(process.execPath, ['--input-type=module', '-e', `await (await import('vite')).build(${options})`], {
        cwd: web,
        env: asReleased,
      });
      return built;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkModules(folder: string, place: string): void {
  const modules = join(house, place, 'node_modules');
  mkdirSync(join(folder, place, 'node_modules', place === '.' ? ours : ''), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== ours && !name.startsWith('.')) symlinkSync(join(modules, name), join(folder, place, 'node_modules', name));
  }
}
