import { resolve } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

const source = resolve(import.meta.dirname, '../src');

/** What a first visit begins with, at the desk and on the phone of a family. */
export const visits = {
  desk: ['app/shell.tsx', 'areas/scheduling/today-page.tsx', 'areas/scheduling/pages.ts'],
  family: ['areas/questionnaires/phone-questionnaire-page.tsx', 'areas/questionnaires/pages.ts', 'areas/banners/shown-banners.tsx'],
};

/** What the first page at the desk does without, and nearly every other one stands on. */
export const floor = ['app/antd-floor.tsx', 'ui/list-actions.tsx'];

/**
 * The modules that some parts of the app, as those of a first visit, need at once, to be packed as one file: found by building its parts alone. A module brings what any of its
 * exports needs, since other pages may read those: else the file and theirs would wait for each other.
 */
export async function modulesOf(names: readonly string[], config: InlineConfig): Promise<ReadonlySet<string>> {
  const parts = names.map((part) => resolve(source, part));
  const modules = new Set(await builtFrom(parts, config));
  for (let added = [...modules]; added.length > 0; ) {
    const found = await builtFrom(added, config);
    added = found.filter((id) => !modules.has(id));
    for (const id of added) modules.add(id);
  }
  return modules;
}

async function builtFrom(input: string[], config: InlineConfig): Promise<string[]> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), { name: 'nothing-later', resolveDynamicImport: (id) => ({ id: String(id), external: true }) }],
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules.filter(([id, { code }]) => code && !id.startsWith('\0')).map(([id]) => id);
}
