import { build, type Rolldown } from 'vite';
import { base, plugins, treeshake } from '../base-config.ts';
import { source } from '../plugins/folders.ts';

/**
 * The modules that some parts of the app need at once, to be packed as one file: found by building the parts alone, again and again. A module brings what any of its exports
 * needs, since other pages may read those: else the file and theirs would wait for each other.
 */
export async function modulesOf(names: readonly string[]): Promise<ReadonlySet<string>> {
  const modules = new Set(await builtFrom(names.map((part) => `${source}/${part}`)));
  for (let added = [...modules]; added.length > 0; ) {
    const found = await builtFrom(added);
    added = found.filter((id) => !modules.has(id));
    for (const id of added) modules.add(id);
  }
  return modules;
}

async function builtFrom(input: string[]): Promise<string[]> {
  const { output } = (await build({
    ...base,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins(), { name: 'nothing-later', resolveDynamicImport: (id) => ({ id: String(id), external: true }) }],
    build: { ...base.build, write: false, minify: false, rolldownOptions: { treeshake, input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules.filter(([id, { code }]) => code && !id.startsWith('\0')).map(([id]) => id);
}
