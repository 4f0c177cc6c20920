import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { concurrencyStamp, id, instant, type Policies, type Ref } from '../wire.ts';
import { resourceCalls } from './calls.ts';
import { type ExcelWords, excelCall } from './excel.ts';
import { choiceShape, markOf, type Named, type ReadShape, readShape, singular, type VersionTable } from './fields.ts';
import { moveCall } from './order.ts';
import { contentStatus, statusCall } from './status.ts';
import { publishCall } from './versions.ts';

/** Which version is read, and since when it is out: a draft is not yet. */
const versionShape = { version: z.int(), publishedAt: instant.nullable() };

interface Options<F extends z.ZodRawShape, M extends z.ZodRawShape, T extends string> {
  /** Whose words it is told in: its area's, under its key. */
  area: string;
  /** What all of them are called in the contract. */
  key: string;
  /** What its ids are marked with. */
  ref: Ref;
  path: `/${string}`;
  /** Where its list is, if centers have a list of theirs at the path. */
  listPath?: `/${string}`;
  /** One of them, as the summaries call it. */
  what: string;
  /** Its rows, with what every resource has: id, created_at, updated_at, concurrency_stamp. */
  table: T;
  /** Those of them who look after the whole platform write. */
  access: { read: Policies; write: Policies };
  /** What its form sends, in the form's order. The first text in every language names it, unless `title` says which field does. */
  fields: F;
  /** The plain text that names it, where that is the same in every language. */
  title?: keyof F & string;
  /** Choices of its form that its list can be narrowed to. */
  narrowedBy?: readonly (keyof F & string)[];
  /** Columns that are called otherwise than their fields. */
  columns?: Partial<Record<keyof F & string, string>>;
  /** What is read of it besides: the server says how. */
  more?: M;
  /** What others know it by: given once, and never changed. */
  fixed?: readonly (keyof F & string)[];
  /** What else a search looks through, besides the name. */
  searched?: (keyof F & string)[];
  /** Codes that its rules may answer when it is added or changed. */
  errors?: readonly ErrorCode[];
  /** The same of deleting it, besides that it is in use. */
  removeErrors?: readonly ErrorCode[];
  /** The same of publishing what was prepared. */
  publishErrors?: readonly ErrorCode[];
}

/**
 * What of a resource is published in versions: a version that is out never changes. Saving over it makes the next one, and whoever took a version
 * keeps it. Where it is said of each whether it is offered, a version is a draft until then; where it is `publishedApart`, until somebody publishes
 * it; else each is out at once.
 */
interface Versions<F, V extends string> extends VersionTable<V> {
  fields: readonly (keyof F & string)[];
}

interface Flags<F, B extends string, S extends boolean, V extends string, X extends ExcelWords | undefined, P extends boolean> {
  /** People put them in order by hand, a new one being the last; what the path of that call names its id. */
  movedBy?: B;
  /** Whether it is offered is said of each: a new one is not. */
  hasStatus?: S;
  versions?: Versions<F, V>;
  /** What is saved is the next version once somebody publishes it, and can be looked at until then. */
  publishedApart?: P;
  /** Its list can be had as an Excel file. */
  excel?: X;
}

type Item<F extends z.ZodRawShape, M extends z.ZodRawShape, B extends string, S extends boolean, V extends string> = ReadShape<F> &
  M & { createdAt: typeof instant } & ([B] extends [never] ? unknown : { sortOrder: z.ZodInt }) &
  (S extends true ? { status: typeof contentStatus } : unknown) &
  ([V] extends [never] ? unknown : typeof versionShape);
type Moved<B extends string> = [B] extends [never] ? Record<never, never> : { move: ReturnType<typeof moveCall<B>> };
type Offered<S extends boolean> = S extends true ? { contentStatus: ReturnType<typeof statusCall> } : Record<never, never>;

type PublishedApart<P extends boolean> = P extends true ? { publish: ReturnType<typeof publishCall> } : Record<never, never>;
type Exported<X> = [X] extends [undefined] ? Record<never, never> : { excel: ReturnType<typeof excelCall> };

/**
 * Something of the library that is listed, searched, sorted, added, read, changed and deleted. From what stands here follow its calls, the columns
 * that the server reads and writes, its page, its form and what a stale editor is shown.
 */
export function resource<
  const F extends z.ZodRawShape,
  const T extends string,
  M extends z.ZodRawShape = Record<never, never>,
  const B extends string = never,
  const S extends boolean = false,
  const V extends string = never,
  const X extends ExcelWords | undefined = undefined,
  const P extends boolean = false,
>(options: Options<F, M, T> & Flags<F, B, S, V, X, P>) {
  const { area, key, ref, path, what, table, access, movedBy, hasStatus = false, versions, publishedApart = false, excel } = options;
  const title = options.title ?? titleOf(options.fields);
  const narrowedBy: readonly string[] = options.narrowedBy ?? [];
  const shape = {
    ...readShape(options.fields),
    ...(movedBy && { sortOrder: z.int() }),
    ...(hasStatus && { status: contentStatus }),
    ...(versions && versionShape),
    ...options.more,
    createdAt: instant,
  };
  const item = z.object(shape as unknown as Item<F, M, B, S, V>).extend({ id: id(ref), concurrencyStamp });
  const fields = z.object(options.fields);
  const choices = z.object(choiceShape(options.fields));
  const columns: Readonly<Record<string, string>> = Object.fromEntries(
    Object.keys(options.fields).map((name) => [name, options.columns?.[name] ?? columnOf(name)]),
  );
  const { errors = [], removeErrors = [], publishErrors = [] } = options;
  const moved = movedBy && { move: moveCall(path, movedBy, ref, access.write) };
  const offered = hasStatus && { contentStatus: statusCall(path, ref, access.write, publishErrors) };
  const published = publishedApart && { publish: publishCall(path, ref, access.write, publishErrors) };
  const exported = excel && { excel: excelCall(path, key, access.read, hasStatus) };
  return {
    area,
    key,
    ref,
    path,
    table,
    fields,
    item,
    choices,
    columns,
    title,
    name: singular(title),
    movedBy,
    hasStatus,
    versions,
    publishedApart: publishedApart as boolean,
    excel: excel as ExcelWords | undefined,
    narrowedBy,
    searched: [title, ...(options.searched ?? [])],
    fixed: (options.fixed ?? []) as readonly string[],
    named: { ref, table, name: columns[title] ?? title, versions: versions?.fields.includes(title) ? versions : undefined } satisfies Named,
    calls: {
      ...resourceCalls({
        path,
        listPath: options.listPath ?? path,
        ref,
        what,
        ...access,
        fields,
        item,
        choices,
        hasStatus,
        hasFixed: options.fixed !== undefined,
        narrowedBy,
        errors,
        removeErrors,
      }),
      ...({ ...moved, ...offered, ...published, ...exported } as Moved<B> & Offered<S> & PublishedApart<P> & Exported<X>),
    },
  };
}

/** What a resource of whatever fields says of itself. */
export interface AnyResource {
  area: string;
  key: string;
  ref: Ref;
  path: string;
  table: string;
  fields: z.ZodObject;
  item: z.ZodObject;
  /** What its form may choose from. */
  choices: z.ZodObject;
  /** The columns of its fields. */
  columns: Readonly<Record<string, string>>;
  /** The field that names it. */
  title: string;
  /** What that is read by in the reader's language. */
  name: string;
  /** What the call that moves it names its id; of what has an order. */
  movedBy: string | undefined;
  hasStatus: boolean;
  versions: (VersionTable & { fields: readonly string[] }) | undefined;
  /** A version is a draft until somebody publishes it. */
  publishedApart: boolean;
  excel: ExcelWords | undefined;
  /** The choices that its list can be narrowed to. */
  narrowedBy: readonly string[];
  /** The fields that a search looks through. */
  searched: readonly string[];
  /** The fields that are given once. */
  fixed: readonly string[];
  /** As fields of others name it. */
  named: Named;
}

/** What is read of one of them. */
export type ItemOf<R extends { item: z.ZodType }> = z.output<R['item']>;
/** What its form sends, after its schema has read it. */
export type FieldsOf<R extends { fields: z.ZodType }> = z.output<R['fields']>;

/** What its form may choose from. */
export type ChoicesOf<R extends { choices: z.ZodType }> = z.output<R['choices']>;

function titleOf(fields: z.ZodRawShape): string {
  const title = Object.keys(fields).find((name) => markOf(fields[name] as z.ZodType)?.kind === 'localText');
  if (!title) throw new Error('A resource has a text in every language that names it');
  return title;
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
