import type { LocalText } from '@trellis/contract/languages';
import { bareField, type FieldMark, markOf, readAs } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import type { ContentStatus } from '@trellis/contract/resources/status';
import dayjs, { type Dayjs } from 'dayjs';
import { z } from 'zod';
import { type FieldLimits, limitsOf } from '../form-limits.ts';
import { emptyText } from '../local-text.tsx';

/** What a page needs of a declaration. */
export interface Declared
  extends Pick<AnyResource, 'area' | 'key' | 'fields' | 'item' | 'name'>,
    Partial<
      Pick<AnyResource, 'path' | 'excel' | 'movedBy' | 'hasStatus' | 'narrowedBy' | 'versions' | 'publishedApart' | 'searched' | 'fixed'>
    > {
  /** What its list can be sorted by; its name and its place unless told. */
  sorted?: readonly string[];
}

export interface Field {
  name: string;
  /** What is read of it, and what its words are called. */
  readAs: string;
  mark: FieldMark | undefined;
  kind: FieldMark['kind'] | 'text' | 'number' | 'flag' | 'choice' | 'day';
  limits: FieldLimits;
  /** Whether the contract takes a value. */
  takes: (value: unknown) => boolean;
  /** Of a choice. */
  values: readonly string[];
  /** A number without decimals. */
  isWhole: boolean;
}

/** The fields of a form, in its order. */
export const fieldsOf = ({ fields }: Declared): Field[] =>
  Object.entries(fields.shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType));

function fieldOf(name: string, schema: z.ZodType): Field {
  const mark = markOf(schema);
  const bare = bareField(schema);
  return {
    name,
    readAs: readAs(name, mark),
    mark,
    kind: mark?.kind ?? kindOf(bare, name),
    takes: (value) => schema.safeParse(value).success,
    limits: mark?.kind === 'localText' ? limitsOfText(bare) : limitsOf(schema),
    values: bare instanceof z.ZodEnum ? bare.options.map(String) : [],
    isWhole: bare instanceof z.ZodNumber && (bare.format === 'safeint' || bare.format === 'int32'),
  };
}

/** A text that may be empty need not be written in any language. */
function limitsOfText(texts: z.core.$ZodType): FieldLimits {
  const { en } = (texts as z.ZodObject<Record<'en', z.ZodString>>).shape;
  return { ...limitsOf(en), required: !en.safeParse('').success };
}

function kindOf(schema: z.core.$ZodType, name: string): Field['kind'] {
  if (schema instanceof z.ZodString) return 'text';
  if (schema instanceof z.ZodISODate) return 'day';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'flag';
  if (schema instanceof z.ZodEnum) return 'choice';
  throw new Error(`No form knows how to ask for ${name}`);
}

/** A file in a form: what is there, or a fresh upload; without an id it is as it was, null for none. */
export interface FileValue {
  id?: string | null;
  url?: string | null;
  fileName?: string;
}

/** What a form holds, by field. */
export type Values = Record<string, unknown>;

/** What is read of a resource of whatever fields. */
export type AnyItem = Values & {
  id: string;
  concurrencyStamp: string;
  createdAt: string;
  sortOrder?: number;
  status?: ContentStatus;
} & Partial<OfVersion>;

/** Which version is read, and since when it is out: a draft is not yet. */
export interface OfVersion {
  version: number;
  publishedAt: string | null;
}

/** What a form begins with: what stands there, or what the schema gives a new one. */
export function valuesOf(fields: readonly Field[], declared: Declared, item: Values | undefined): Values {
  return Object.fromEntries(
    fields.map(({ name, kind, readAs, limits, values }) => {
      if (kind === 'file') return [name, item?.[readAs] ?? null];
      if (kind === 'files') return [name, item?.[readAs] ?? []];
      if (kind === 'day') return [name, item?.[name] ? dayjs(item[name] as string) : null];
      if (item) return [name, item[name]];
      if (kind === 'localText') return [name, emptyText];
      const given = declared.fields.shape[name]?.safeParse(undefined) as { data?: unknown } | undefined;
      // what must be chosen begins with what stands first
      return [name, given?.data ?? (kind === 'choice' && limits.required ? values[0] : undefined)];
    }),
  );
}

/** What a form sends: texts that nobody wrote are empty or not there, as the contract has them, a file by its id. */
export function sentOf(fields: readonly Field[], values: Values): Values {
  const sent = fields.map(({ name, kind, limits, takes }) => {
    const value = values[name];
    if (kind === 'text' && takes(null)) return [name, (value as string | null | undefined)?.trim() || null];
    if (kind === 'day') return [name, (value as Dayjs | null)?.format('YYYY-MM-DD') ?? null];
    if (kind === 'file') return [name, value === null ? null : (value as FileValue).id];
    if (kind === 'files') return [name, (value as FileValue[]).map(({ id }) => id)];
    if (kind === 'localText') return [name, { ...emptyText, ...(value as Partial<LocalText>) }];
    if (kind === 'one' && !limits.required) return [name, value ?? null];
    return [name, value];
  });
  return Object.fromEntries(sent);
}
