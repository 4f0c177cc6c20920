import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { refTo, type Schema } from './openapi-document.ts';
import { asRequested } from './openapi-types.ts';

const plainTypes: readonly string[] = ['string', 'number', 'integer', 'boolean'];

type Direction = 'input' | 'output';
type Converted = ReturnType<ZodToJsonSchemaConverter['convert']>;

/** Turns schemas into JSON Schema. Within another one, a schema that has a name is a reference to the type that it becomes. */
export class NamingConverter {
  readonly types: Record<string, Schema> = {};
  readonly #names: ReadonlyMap<unknown, string>;
  readonly #references = new Map<string, Converted>();
  readonly #converter: ZodToJsonSchemaConverter;
  #whole: unknown;

  constructor(names: ReadonlyMap<unknown, string>) {
    this.#names = names;
    this.#converter = new ZodToJsonSchemaConverter({
      interceptors: [
        ({ schema, options, isHandledCustomJSONSchema, ...call }) => {
          const convert = () => asSent(schema, options.strategy, call.next());
          const isNamed = !isHandledCustomJSONSchema && schema !== this.#whole;
          const name = isNamed ? this.#names.get(schema) : undefined;
          this.#whole = undefined;
          return name ? this.#reference(name, options.strategy, convert) : convert();
        },
      ],
    });
  }

  condition(schema: Parameters<ZodToJsonSchemaConverter['condition']>[0]): boolean {
    return this.#converter.condition(schema);
  }

  /** The schema itself, whether it has a name or not: it may have to be taken apart into parameters and a body. */
  convert(schema: Parameters<ZodToJsonSchemaConverter['convert']>[0], options: { strategy: Direction }): Converted {
    this.#whole = schema;
    return this.#converter.convert(schema, options);
  }

  /** The reference to a schema that has a name. */
  refer(schema: unknown, direction: Direction): Schema | undefined {
    this.#whole = undefined;
    return this.#names.has(schema) ? (this.#converter.convert(schema as z.ZodType, { strategy: direction })[1] as Schema) : undefined;
  }

  #reference(name: string, direction: Direction, convert: () => Converted): Converted {
    const type = direction === 'input' ? `${name}${asRequested}` : name;
    const known = this.#references.get(type);
    if (known) return known;
    const [isRequired, json] = convert();
    const reference: Converted = [isRequired, refTo(type)];
    this.types[type] = json as Schema;
    this.#references.set(type, reference);
    return reference;
  }
}

/** Says of replies and of fixed lists what would be left open. */
function asSent(schema: unknown, direction: Direction, [isRequired, json]: Converted): Converted {
  if (typeof json === 'boolean') return [isRequired, json];
  if (schema instanceof z.ZodNumber) return [isRequired, withoutUsualBounds(json)];
  if (schema instanceof z.ZodNullable) return [isRequired, withNullAsType(json)];
  // nothing follows what a fixed list holds
  if (schema instanceof z.ZodTuple && !schema.def.rest) return [isRequired, { ...json, items: false, minItems: schema.def.items.length }];
  if (direction === 'input') return [isRequired, json];
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodAny) return [true, json];
  // what may be left out of a request is always there in a reply
  if (!(schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)) return [isRequired, json];
  const { default: _, ...filled } = json;
  return [true, filled];
}

/** Null beside a plain value is one more type of it. */
function withNullAsType({ anyOf, ...json }: Exclude<Converted[1], boolean>): Converted[1] {
  const [value, nothing, ...others] = anyOf ?? [];
  const isPlain =
    typeof value === 'object' &&
    typeof value.type === 'string' &&
    plainTypes.includes(value.type) &&
    !('enum' in value || 'const' in value);
  const isNullBeside = typeof nothing === 'object' && nothing.type === 'null' && others.length === 0;
  if (!isPlain || !isNullBeside) return { ...json, ...(anyOf && { anyOf }) };
  return { ...json, ...value, type: [value.type as 'string', 'null'] };
}

/** Every whole number lies within what JSON keeps exactly: it need not be said of each. */
function withoutUsualBounds({ minimum, maximum, ...json }: Exclude<Converted[1], boolean>): Converted[1] {
  return {
    ...json,
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
  };
}
