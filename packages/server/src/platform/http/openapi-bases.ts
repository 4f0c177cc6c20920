import { contract } from '@trellis/contract';
import { z } from 'zod';
import { type ApiDocument, refTo, type Schema } from './openapi-document.ts';
import { capital, operationId } from './openapi-names.ts';

/** A type with fewer keys is repeated where another one has them all. */
const fewest = 4;

type Schemas = Record<string, Schema>;

/**
 * Says of a type that the contract makes of another one that it is that one and more. It is one made of another where it has each of its keys
 * with the same schema, not only an equal one: what is alike by chance may differ tomorrow.
 */
export function sayBases(document: ApiDocument, names: ReadonlyMap<z.ZodType, string>): ApiDocument {
  const { schemas } = document.components;
  const objects = objectsByName(names);
  const entries = Object.entries(schemas).map(([type, schema]) => {
    const bases = basesOf(objects, type).flatMap((base) => [base, `${base}Input`]);
    const base = bases.find((name) => isWithin(schemas[name], schema));
    return [type, base ? beyond(base, schemas[base] ?? {}, schema) : schema];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(entries) as Schemas } };
}

/** What has a name in the contract, and what calls ask and answer, by the name of its type. */
function objectsByName(names: ReadonlyMap<z.ZodType, string>): Map<string, z.ZodObject> {
  const objects = new Map<string, z.ZodObject>();
  const add = (name: string, schema: unknown) => {
    if (schema instanceof z.ZodObject) objects.set(name, schema);
  };
  for (const [schema, name] of names) add(name, schema);
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, { '~orpc': call }] of Object.entries(calls)) {
      add(`${capital(operationId(area, name))}Request`, call.inputSchema);
      add(`${capital(operationId(area, name))}Reply`, call.outputSchema);
    }
  }
  return objects;
}

/** The types that one is made of, the largest first. */
function basesOf(objects: ReadonlyMap<string, z.ZodObject>, type: string): string[] {
  const shape = (objects.get(type) ?? objects.get(type.replace(/Input$/, '')))?.shape;
  if (!shape) return [];
  const sizes = [...objects].flatMap(([name, { shape: other }]): [string, number][] => {
    const keys = Object.keys(other);
    const isBase = keys.length >= fewest && keys.length < Object.keys(shape).length && keys.every((key) => shape[key] === other[key]);
    return isBase ? [[name, keys.length]] : [];
  });
  return sizes.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Whether a type says of all its keys what another one says of them. */
function isWithin(base: Schema | undefined, { properties = {}, required = [], ...others }: Schema): boolean {
  if (!base?.properties) return false;
  const { properties: own, required: needed = [], ...same } = base;
  const says = Object.entries(own).every(([key, value]) => JSON.stringify(properties[key]) === JSON.stringify(value));
  const needs = Object.keys(own).every((key) => required.includes(key) === needed.includes(key));
  return says && needs && JSON.stringify(same) === JSON.stringify(others);
}

function beyond(name: string, base: Schema, { properties = {}, required = [] }: Schema): Schema {
  const own = Object.entries(properties).filter(([key]) => !(key in (base.properties ?? {})));
  const needed = required.filter((key) => !(key in (base.properties ?? {})));
  const rest = { type: 'object', properties: Object.fromEntries(own), ...(needed.length > 0 && { required: needed }) };
  return { allOf: [refTo(name), rest] };
}
