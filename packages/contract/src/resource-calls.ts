import { z } from 'zod';
import { languages } from './languages.ts';
import { call, concurrencyStamp, id, type Policies, paged, pageQuery, type Ref } from './wire.ts';

/** A text in every language of the product. */
export const localText = (max: number, min = 1) => {
  const text = z.string().trim().min(min).max(max);
  return z.object({ en: text, 'zh-Hans': text, es: text } satisfies Record<(typeof languages)[number], typeof text>);
};

/** What a list of the library is narrowed by. */
export const resourceQuery = pageQuery.extend({ filter: z.string().trim().max(100).optional() });

interface ResourceOptions<F extends z.ZodRawShape, I extends z.ZodRawShape> {
  path: `/${string}`;
  ref: Ref;
  /** One of them, as the summaries call it. */
  what: string;
  read: Policies;
  /** Those of them who look after the whole platform write. */
  write: Policies;
  /** What its form sends. */
  fields: z.ZodObject<F>;
  /** What is read of it, besides its id and stamp. */
  item: z.ZodObject<I>;
}

/** The calls of something in the library that is listed, added, read, changed and deleted: the same for each of them. */
export function resourceCalls<F extends z.ZodRawShape, I extends z.ZodRawShape>(options: ResourceOptions<F, I>) {
  const { path, ref, what, read, write, fields } = options;
  const item = options.item.extend({ id: id(ref), concurrencyStamp });
  const one = z.object({ id: id(ref) });
  const writers = { ...write, writers: 'wholePlatform' } as const;
  return {
    list: call('GET', path, { summary: `List of the library: ${what}`, access: read, input: resourceQuery, output: paged(item) }),
    create: call('POST', path, { summary: `Add a ${what}`, access: writers, input: fields, output: one }),
    prepareForEdit: call('POST', `${path}/prepareForEdit`, {
      summary: `A ${what} as it stands, for its form; without an id, for a new one`,
      access: { ...write, readers: 'everybody' },
      input: z.object({ id: id(ref).nullable().default(null) }),
      output: z.object({ item: item.nullable() }),
    }),
    get: call('GET', `${path}/{id}`, { summary: `One ${what}`, access: read, input: one, output: item }),
    update: call('PUT', `${path}/{id}`, {
      summary: `Change a ${what}; a stale editor is told what stands there now`,
      access: writers,
      input: fields.extend({ id: id(ref), concurrencyStamp }),
      errors: ['Trellis:StaleStamp'],
    }),
    remove: call('DELETE', `${path}/{id}`, {
      summary: `Delete a ${what} that nothing uses`,
      access: writers,
      input: one,
      errors: ['RocketSystem:ContentInUse'],
    }),
  };
}
