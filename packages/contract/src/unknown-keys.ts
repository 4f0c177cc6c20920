import { z } from 'zod';

/** The way to a key that a schema does not know. */
export type KeyPath = (string | number)[];

/**
 * What an input holds that its schema does not know, within objects and lists too. A schema by itself drops such keys, so that a mistyped one,
 * or one of another version, would be lost without a word.
 */
export function unknownKeys(schema: z.core.$ZodType, value: unknown): KeyPath[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isKeyed(value) ? ofObject(def, value) : [];
    case 'record':
      return isKeyed(value) ? Object.keys(value).flatMap((key) => beneath(key, def.valueType, value[key])) : [];
    case 'array':
      return Array.isArray(value) ? value.flatMap((inner, place) => beneath(place, def.element, inner)) : [];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unknownKeys(def.innerType, value);
    case 'pipe':
      return unknownKeys(def.in, value);
    case 'union':
      return ofUnion(def, value);
    default:
      return [];
  }
}

function ofObject({ shape, catchall }: z.core.$ZodObjectDef, value: Record<string, unknown>): KeyPath[] {
  const takesOthers = catchall !== undefined && catchall._zod.def.type !== 'never';
  return Object.keys(value).flatMap((key) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return beneath(key, known, value[key]);
    return takesOthers ? [] : [[key]];
  });
}

/** Of the one that the value is, or says to be; a value that is none of them is refused for that. */
function ofUnion(def: z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef, value: unknown): KeyPath[] {
  if (!isKeyed(value) && !Array.isArray(value)) return [];
  const isMeant = (option: z.core.$ZodType) =>
    'discriminator' in def && isKeyed(value)
      ? option._zod.propValues?.[def.discriminator]?.has(value[def.discriminator] as z.core.util.Primitive)
      : z.safeParse(option, value).success;
  const found = def.options.filter(isMeant).map((option) => unknownKeys(option, value));
  return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

const beneath = (key: string | number, schema: z.core.$ZodType, value: unknown): KeyPath[] =>
  unknownKeys(schema, value).map((path) => [key, ...path]);

const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** What is read of the things that a call answers, one by one or as a list: a client that changes one of them may send back all of it. */
export function keysAnswered(output: z.core.$ZodType): string[] {
  const { def } = (output as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return keysAnswered(def.element);
  if (def.type === 'nullable' || def.type === 'optional') return keysAnswered(def.innerType);
  if (def.type !== 'object') return [];
  const { items } = def.shape;
  return items ? keysAnswered(items) : Object.keys(def.shape);
}
