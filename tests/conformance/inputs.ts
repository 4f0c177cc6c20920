import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@trellis/contract';
import { listed } from '@trellis/contract/manifest';
import type { CallMeta, Ref } from '@trellis/contract/wire';
import { z } from 'zod';

export interface Call {
  name: string;
  method: string;
  path: string;
  meta: CallMeta;
  schema: Json;
  /** Where the input is one of several: what says which. */
  choice: Record<string, unknown>;
  /** Whether the contract lets an input in. */
  accepts: (input: unknown) => boolean;
}

/** As much of JSON Schema as the contract uses. */
export interface Json {
  type?: string | string[];
  ref?: Ref;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  minimum?: number;
  minItems?: number;
  examples?: unknown[];
}

export type Refs = Record<Ref, string>;

/** Every call of the contract with its input as JSON Schema; one whose input is one of several stands there for each of them. */
export function everyCall(): Call[] {
  return Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, AnyContractProcedure>).flatMap(([name, call]) => {
      const { route, meta, inputSchema } = call['~orpc'];
      const schema = z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json;
      const accepts = (input: unknown) => (inputSchema as z.ZodType).safeParse(input).success;
      const sent = { method: route.method ?? '', path: route.path ?? '', meta: meta as unknown as CallMeta, accepts };
      if (!schema.oneOf) return [{ name: `${area}.${name}`, ...sent, schema, choice: {} }];
      return schema.oneOf.map((branch) => {
        const choice = choiceOf(branch);
        return { name: `${area}.${name} of ${Object.values(choice).join()}`, ...sent, schema: branch, choice };
      });
    }),
  );
}

function choiceOf(schema: Json): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) => (property.const === undefined ? [] : [[name, property.const]])),
  );
}

/** The least valid input of a call: ids from `refs`, the rest from the schema. */
export function leastInput(schema: Json, refs: Refs): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(entries.map(([name, property]) => [name, example(property, refs)]));
}

function example(schema: Json, refs: Refs): unknown {
  if (schema.ref) return refs[schema.ref];
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return example(schema.anyOf[0], refs);
  const [type] = [schema.type].flat();
  if (type === 'object') return leastInput(schema, refs);
  if (type === 'array') return schema.minItems && schema.items ? [example(schema.items, refs)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.format === 'email') return 'somebody@test.example';
  if (schema.format === 'date') return '2020-01-02';
  if (schema.format === 'date-time') return tomorrow();
  if (schema.format === 'uuid') return '0198c0de-0000-7000-8000-000000000001';
  if (type === 'string') return 'Text';
  throw new Error(`No example for ${JSON.stringify(schema)}: give it one`);
}

/** In the morning of the centres of the tests, whenever they run. */
function tomorrow(): string {
  const time = new Date(Date.now() + 86_400_000);
  time.setUTCHours(15, 0, 0, 0);
  return time.toISOString();
}

/** What the platform publishes for everybody: nobody's, and foreign to nobody. */
const library: readonly Ref[] = listed('libraryIds');
export const isShared = (ref: Ref) => library.includes(ref);

/** Where a call names things of a centre: the way to each id and what it refers to. Shared things are nobody's. */
export function tenantRefs(schema: Json): { name: string; ref: Ref }[] {
  const named: Ref[] = ['tenant', 'spareTenant', 'membership'];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const ref = property.ref ?? property.anyOf?.find((option) => option.ref)?.ref;
    return ref && !isShared(ref) && !named.includes(ref) ? [{ name, ref }] : [];
  });
}

/** The way to every value of an input, within objects and lists too; a list is entered by 0. */
export function places(schema: Json): { path: string[]; schema: Json }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    within(property).map(({ path, schema }) => ({ path: [name, ...path], schema })),
  );
}

function within(schema: Json): { path: string[]; schema: Json }[] {
  const inner = optionsOf(schema).flatMap((option) => [
    ...places(option),
    ...(option.items ? within(option.items).map(({ path, schema }) => ({ path: ['0', ...path], schema })) : []),
  ]);
  return [{ path: [], schema }, ...inner];
}

const optionsOf = (schema: Json) => schema.anyOf ?? schema.oneOf ?? [schema];

/** Where an input names things by their ids, and what it names there; an id that nobody marked names nothing in particular. */
export function idPlaces(schema: Json): { path: string[]; ref: Ref | undefined }[] {
  return places(schema).flatMap(({ path, schema }) => {
    const option = optionsOf(schema).find(({ ref, format }) => ref !== undefined || format === 'uuid');
    const isStamp = path.at(-1)?.toLowerCase().endsWith('stamp');
    return option && !isStamp ? [{ path, ref: option.ref }] : [];
  });
}

/** The least valid input that has a value in a place. */
export function inputWith(schema: Json, refs: Refs, [head, ...rest]: string[], value: unknown): unknown {
  if (head === undefined) return value;
  const option = optionsOf(schema).find(({ properties, items }) => (head === '0' ? items : properties?.[head]));
  if (option?.items && head === '0') return [inputWith(option.items, refs, rest, value)];
  const property = option?.properties?.[head];
  if (!option || !property) throw new Error(`No place ${head}`);
  return { ...leastInput(option, refs), [head]: inputWith(property, refs, rest, value) };
}

/** An input with another value in a place; what is not there on the way to it is made. */
export function put(target: unknown, [head, ...rest]: string[], value: unknown): unknown {
  if (head === undefined) return value;
  if (head === '0') return [put(undefined, rest, value)];
  const fields = (target ?? {}) as Record<string, unknown>;
  return { ...fields, [head]: put(fields[head], rest, value) };
}

/** A write is looked at only when it names the present stamp of what it is about. */
export function withStamp(input: Record<string, unknown>, stamps: ReadonlyMap<string, string>): Record<string, unknown> {
  if (!('concurrencyStamp' in input)) return input;
  const [stamp] = [input['id'], ...Object.values(input)].flatMap((value) => (typeof value === 'string' && stamps.get(value)) || []);
  return stamp ? { ...input, concurrencyStamp: stamp } : input;
}

/** Fills the path's parameters from the input; the rest is sent as query or body. */
export function toRequest({ path }: Call, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
