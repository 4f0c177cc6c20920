import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { call, concurrencyStamp, id, type Policies, paged, pageQuery, type Ref } from '../wire.ts';
import { contentStatus } from './status.ts';

/** What a list of the library is narrowed by. */
export const resourceQuery = pageQuery.extend({ filter: z.string().trim().max(100).optional() });

/** The same, of what is offered or not. */
export const offeredQuery = resourceQuery.extend({ status: contentStatus.optional() });

interface CallOptions<F extends z.ZodObject, I extends z.ZodObject, C extends z.ZodObject> {
  path: `/${string}`;
  listPath: `/${string}`;
  ref: Ref;
  what: string;
  read: Policies;
  write: Policies;
  fields: F;
  item: I;
  /** What the form may choose from. */
  choices: C;
  hasStatus: boolean;
  /** Some of its fields are given once. */
  hasFixed: boolean;
  /** Choices of its fields that its list can be narrowed to. */
  narrowedBy: readonly string[];
  errors: readonly ErrorCode[];
  removeErrors: readonly ErrorCode[];
}

type Stamped<F extends z.ZodObject> = z.ZodObject<F['shape'] & { id: z.ZodUUID; concurrencyStamp: z.ZodUUID }>;

/** The calls of a resource: the same for each of them. */
export function resourceCalls<F extends z.ZodObject, I extends z.ZodObject, C extends z.ZodObject>(options: CallOptions<F, I, C>) {
  const { path, listPath, ref, what, read, write, fields, item, choices, hasStatus, hasFixed, narrowedBy, errors, removeErrors } = options;
  const one = z.object({ id: id(ref) });
  const query = hasStatus ? offeredQuery : resourceQuery;
  const narrowing = Object.fromEntries(narrowedBy.map((name) => [name, (fields.shape[name] as z.ZodType).optional()]));
  const hasChoices = Object.keys(choices.shape).length > 0;
  const writers = { ...write, writers: 'wholePlatform' } as const;
  return {
    list: call('GET', listPath, {
      summary: `List of the library: ${what}`,
      access: read,
      input: query.extend(narrowing) as unknown as typeof offeredQuery | typeof resourceQuery,
      output: paged(item),
    }),
    create: call('POST', path, { summary: `Add a ${what}`, access: writers, input: fields, output: one, errors }),
    prepareForEdit: call('POST', `${path}/prepareForEdit`, {
      summary: `A ${what} as it stands, for its form, with what that may choose from; without an id, for a new one`,
      access: { ...write, readers: 'everybody' },
      input: z.object({ id: id(ref).nullable().default(null) }),
      output: z.object({ item: item.nullable(), ...(hasChoices && { choices }) } as { item: z.ZodNullable<I>; choices: C }),
    }),
    get: call('GET', `${path}/{id}`, { summary: `One ${what}`, access: read, input: one, output: item }),
    update: call('PUT', `${path}/{id}`, {
      summary: `Change a ${what}; a stale editor is told what stands there now`,
      access: writers,
      input: fields.extend({ id: id(ref), concurrencyStamp }) as unknown as Stamped<F>,
      errors: ['Trellis:StaleStamp', ...(hasFixed ? (['Trellis:GivenOnce'] as const) : []), ...errors],
    }),
    remove: call('DELETE', `${path}/{id}`, {
      summary: `Delete a ${what} that nothing uses`,
      access: writers,
      input: one,
      errors: ['RocketSystem:ContentInUse', ...removeErrors],
    }),
  };
}
