import { z } from 'zod';
import type { Language } from '../languages.ts';
import { id, type Ref } from '../wire.ts';

/** What an id names: where its rows are and the column of their name in every language. */
export interface Named {
  ref: Ref;
  table: string;
  name: string;
  /** Where its name is told by its latest version. */
  versions?: VersionTable | undefined;
}

/** Where the versions of a row stand, and the column that says of which row. */
export interface VersionTable<T extends string = string> {
  table: T;
  own: string;
}

/** Where the rows of a field with many ids stand, in their order. */
export interface LinkTable {
  table: string;
  own: string;
  other: string;
}

/** A file as it is read: a short-lived address, and what else is known of it. */
export type FileRead = z.ZodObject<{ url: z.ZodString }>;

/** What a field is beyond what its schema says of it. */
export type FieldMark =
  | { kind: 'localText'; isLong: boolean }
  | { kind: 'file'; of: string; read: FileRead }
  | { kind: 'files'; of: string; read: FileRead; link: LinkTable }
  | { kind: 'one'; of: Named }
  | { kind: 'many'; of: Named; link: LinkTable }
  | { kind: 'money'; currency: string }
  | { kind: 'whole' };

/** The mark of a schema, for the types alone. */
interface Marked<Mark> {
  readonly '~mark'?: Mark;
}

const marks = new WeakMap<object, FieldMark>();

/** What is kept of a field's mark beneath what lets it be empty or left out. */
export const markOf = (schema: z.core.$ZodType): FieldMark | undefined => marks.get(bareField(schema));

/** A field without what lets it be empty or left out. */
export function bareField(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return bareField(schema.def.innerType);
  return schema;
}

function mark<S extends z.ZodType, M extends FieldMark>(schema: S, as: M): S & Marked<M> {
  marks.set(schema, as);
  return schema;
}

/** A text in every language of the product; the reader's own is told beside it, by the singular of the field's name. */
export function localText(max: number, { isOptional = false, isLong = false } = {}) {
  const text = z
    .string()
    .trim()
    .min(isOptional ? 0 : 1)
    .max(max);
  const texts = z.object({ en: text, 'zh-Hans': text, es: text } satisfies Record<Language, typeof text>);
  return mark(texts, { kind: 'localText' as const, isLong });
}

/** A file: an upload of the caller, or what is there already. It is read by the field's name without "Id". */
export const file = <R extends FileRead>(ref: Ref, of: string, read: R) => mark(id(ref), { kind: 'file' as const, of, read });

/** Some files, in order, each as above. They are read by the plural of the field's name without "Ids". */
export const files = <R extends FileRead>(ref: Ref, of: string, most: number, read: R, link: LinkTable) =>
  mark(z.array(id(ref)).max(most), { kind: 'files' as const, of, read, link });

/** One of something else. It is read by the field's name without "Id", with its name. */
export const one = (of: Named) => mark(id(of.ref), { kind: 'one' as const, of });

/** Some of something else, in order. They are read by the plural of the field's name without "Ids", with their names. */
export const many = (of: Named, most: number, link: LinkTable) => mark(z.array(id(of.ref)).max(most), { kind: 'many' as const, of, link });

/** An amount in major units of a currency, kept in its minor ones; the currency is told beside it. */
export const money = (max: number, currency: string) =>
  mark(z.number().min(0).max(max).multipleOf(0.01), { kind: 'money' as const, currency });

/** What is kept as one whole, however it is made up: rules in their order, how something behaves. The page says how it is entered. */
export const whole = <S extends z.ZodType>(schema: S) => mark(schema, { kind: 'whole' as const });

export const named = z.object({ id: z.uuid(), name: z.string() });

type Bare<S> = S extends z.ZodDefault<infer I> | z.ZodNullable<infer I> | z.ZodOptional<infer I> ? Bare<I> : S;
type MarkOf<S> = Bare<S> extends Marked<infer M> ? (unknown extends M ? never : NonNullable<M>) : never;
type KindOf<S> = MarkOf<S> extends { kind: infer K } ? K : never;
type Keys<F, K> = { [N in keyof F]: KindOf<F[N]> extends K ? ([KindOf<F[N]>] extends [never] ? never : N) : never }[keyof F] & string;
type Singular<N extends string> = N extends `${infer S}ies` ? `${S}y` : N extends `${infer S}s` ? S : N;
type WithoutId<N extends string> = N extends `${infer S}Id` ? S : N;
type Plural<N extends string> = N extends `${infer S}yIds` ? `${S}ies` : N extends `${infer S}Ids` ? `${S}s` : N;
type Emptiable<S, R extends z.ZodType> = null extends z.output<S & z.ZodType> ? z.ZodNullable<R> : R;

/** What is read of fields that a form sends. */
export type ReadShape<F extends z.ZodRawShape> = {
  [N in Exclude<keyof F, Keys<F, 'file' | 'files'>>]: Bare<F[N]> extends infer B extends z.ZodType ? Emptiable<F[N], B> : never;
} & { [N in Keys<F, 'localText'> as Singular<N>]: z.ZodString } & {
  [N in Keys<F, 'file'> as WithoutId<N>]: MarkOf<F[N]> extends { read: infer R extends z.ZodType } ? Emptiable<F[N], R> : never;
} & { [N in Keys<F, 'files'> as Plural<N>]: MarkOf<F[N]> extends { read: infer R extends z.ZodType } ? z.ZodArray<R> : never } & {
  [N in Keys<F, 'one'> as WithoutId<N>]: Emptiable<F[N], typeof named>;
} & {
  [N in Keys<F, 'many'> as Plural<N>]: z.ZodArray<typeof named>;
} & ([Keys<F, 'money'>] extends [never] ? unknown : { currency: z.ZodString });

/** What a form may choose from, by its field. */
export type ChoiceShape<F extends z.ZodRawShape> = { [N in Keys<F, 'one' | 'many'>]: z.ZodArray<typeof named> };

export const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');
export const withoutId = (name: string) => name.replace(/Id$/, '');
export const plural = (name: string) => name.replace(/yIds$/, 'ies').replace(/Ids$/, 's');

/** What a field is read by. */
export function readAs(name: string, mark: FieldMark | undefined): string {
  if (mark?.kind === 'localText') return singular(name);
  if (mark?.kind === 'file' || mark?.kind === 'one') return withoutId(name);
  return mark?.kind === 'many' || mark?.kind === 'files' ? plural(name) : name;
}

/** What is read of fields that a form sends, as schemas. */
export function readShape<F extends z.ZodRawShape>(fields: F): ReadShape<F> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields) as [string, z.ZodType][]) {
    const mark = markOf(field);
    const emptiable = (read: z.ZodType) => (field.safeParse(null).success ? read.nullable() : read);
    if (mark?.kind === 'file') {
      shape[withoutId(name)] = emptiable(mark.read);
      continue;
    }
    if (mark?.kind === 'files') {
      shape[plural(name)] = z.array(mark.read);
      continue;
    }
    shape[name] = bareIn(field);
    if (mark?.kind === 'localText') shape[singular(name)] = z.string();
    if (mark?.kind === 'one') shape[withoutId(name)] = emptiable(named);
    if (mark?.kind === 'many') shape[plural(name)] = z.array(named);
    if (mark?.kind === 'money') shape['currency'] = z.string();
  }
  return shape as ReadShape<F>;
}

/** A field as it is read: always there; an id names what was found, whoever asks. */
function bareIn(field: z.ZodType): z.ZodType {
  const bare = bareField(field) as z.ZodType;
  const read = bare instanceof z.ZodUUID ? z.uuid() : bare;
  return field.safeParse(null).success ? read.nullable() : read;
}

/** What a form may choose from, by its field, as schemas. */
export function choiceShape<F extends z.ZodRawShape>(fields: F): ChoiceShape<F> {
  const choosing = Object.entries(fields).filter(([, field]) => ['one', 'many'].includes(markOf(field as z.ZodType)?.kind ?? ''));
  return Object.fromEntries(choosing.map(([name]) => [name, z.array(named)])) as unknown as ChoiceShape<F>;
}
