import { createHash } from 'node:crypto';
import { contract } from '@trellis/contract';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { keptCalls } from '../src/app/offline/kept-calls.ts';

const groups = contract as unknown as Record<string, Record<string, { '~orpc': { outputSchema: z.ZodType } } | undefined> | undefined>;

function shapeOf(name: string): object {
  const [group = '', call = ''] = name.split('.');
  const known = groups[group]?.[call];
  if (!known) throw new Error(`The contract has no call named ${name}`);
  return z.toJSONSchema(known['~orpc'].outputSchema, { unrepresentable: 'any' });
}

/** The shape of what devices keep, by the contract of this build. */
export function keptShape(): Plugin {
  const shape = createHash('sha256')
    .update(JSON.stringify(keptCalls.map(shapeOf)))
    .digest('hex')
    .slice(0, 16);
  return {
    name: 'kept-shape',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /\/src\/app\/offline\/kept-shape\.ts$/ }, handler: () => `export const keptShape = '${shape}';` },
  };
}
