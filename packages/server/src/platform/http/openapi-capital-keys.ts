import { refTo, type Schema, typeOf } from './openapi-document.ts';
import { capital } from './openapi-names.ts';

/** What a type whose keys are spelled with a capital is called until it is known whether it is there the other way too. */
const asCapitalised = '.capitalised';

/** Keywords that hold values, not schemas. */
const values = new Set(['const', 'default', 'enum', 'examples']);

/** A reply whose keys are spelled with a capital. The types that it refers to are added in that form. */
export function withCapitalKeys(types: Record<string, Schema>, schema: Schema): Schema {
  return spell(types, schema) as Schema;
}

function spell(types: Record<string, Schema>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => spell(types, inner));
  if (typeof value !== 'object' || value === null) return value;
  const type = typeOf(value as Schema);
  if (type) return { ...value, ...refTo(spelledType(types, type)) };
  return Object.fromEntries(Object.entries(value).map(([keyword, inner]) => [keyword, spellKeyword(types, keyword, inner)]));
}

function spellKeyword(types: Record<string, Schema>, keyword: string, inner: unknown): unknown {
  if (keyword === 'required') return (inner as string[]).map(capital);
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(inner as object).map(([key, property]) => [capital(key), spell(types, property)]));
  return values.has(keyword) ? inner : spell(types, inner);
}

function spelledType(types: Record<string, Schema>, type: string): string {
  const form = spell(types, types[type]) as Schema;
  if (JSON.stringify(form) === JSON.stringify(types[type])) return type;
  types[`${type}${asCapitalised}`] = form;
  return `${type}${asCapitalised}`;
}
