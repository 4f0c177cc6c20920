import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contract } from '@trellis/contract';
import { z } from 'zod';

/** A schema that the contract exports, and the folder of the area that it stands in. */
export interface Exported {
  area: string;
  name: string;
  schema: z.ZodType;
}

const contractFolder = resolve(import.meta.dirname, '../../../../contract/src');

/** What a call is called among all of them: its area, then its own name. */
export const operationId = (area: string, name: string) => `${area}${capital(name)}`;

/** What every type of the API is called: as the contract exports it; what a list lists is else an item of its call. */
export async function schemaNames(): Promise<Map<z.ZodType, string>> {
  const names = namesOf(await exportedSchemas());
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const item = itemOf(call['~orpc'].outputSchema);
      if (item && !names.has(item)) names.set(item, `${capital(operationId(area, name))}Item`);
    }
  }
  return names;
}

/** Names of types by schema. Where two areas export a name for different things, it begins with the area. */
export function namesOf(exported: Exported[]): Map<z.ZodType, string> {
  const byName = Map.groupBy(exported, ({ name }) => capital(name));
  const names = new Map<z.ZodType, string>();
  for (const [name, sharing] of byName) {
    const isShared = new Set(sharing.map(({ schema }) => schema)).size > 1;
    // the first name of a schema is the one it goes by
    for (const { area, schema } of sharing) if (!names.has(schema)) names.set(schema, isShared ? `${areaName(area)}${name}` : name);
  }
  return names;
}

/** Read from the folder: a new one is found without being listed. */
async function exportedSchemas(): Promise<Exported[]> {
  const files = globSync('**/*.ts', { cwd: contractFolder, exclude: ['**/*.test.ts'] }).sort();
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(contractFolder, file)).href);
      const area = dirname(file) === '.' ? '' : basename(dirname(file));
      return Object.entries(exported).flatMap(([name, value]) => schemasOf(name, value).map(([name, schema]) => ({ area, name, schema })));
    }),
  );
  return modules.flat().filter((entry): entry is Exported => isType(entry.schema));
}

/** A resource is declared with what its form sends and what is read of it. */
function schemasOf(name: string, exported: unknown): [string, unknown][] {
  if (typeof exported !== 'object' || exported === null || !('fields' in exported && 'item' in exported)) return [[name, exported]];
  return [
    [name, exported.item],
    [`${name}Fields`, exported.fields],
  ];
}

/** Whether a schema is worth a name: texts and numbers say all about themselves where they stand. */
function isType(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodType && !['string', 'number', 'boolean'].includes(schema.type);
}

/** What a list lists, whether it is a page or the bare list. */
function itemOf(output: unknown): z.ZodType | undefined {
  const list = output instanceof z.ZodObject ? output.shape.items : output;
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? list.element : undefined;
}

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const areaName = (folder: string) => folder.split('-').map(capital).join('');
