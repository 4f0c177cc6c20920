import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Listed } from './manifest.ts';
import type { Policy } from './policies.ts';

/** What a guest's link is for: it opens the calls of this purpose and no others. */
export const linkPurposes = [
  ...(['guardian', 'questionnaire', 'feedback', 'grant', 'assessment', 'report', 'contract', 'wellbeing'] as const),
  'vratReport',
  'chat',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Whoever holds one of some policies and, where there are more, every one of those beside it. What goes with a project counts while the center has it. */
export interface Policies {
  anyOf: readonly Policy[];
  allOf?: readonly Policy[];
}

export const isGranted = ({ anyOf, allOf = [] }: Policies, held: (policy: Policy) => boolean): boolean =>
  anyOf.some(held) && allOf.every(held);

/**
 * Who of the holders of a policy may write. Whoever looks after some centers, an enterprise, an area or a manager, reads there and writes nowhere.
 * `platform`: whoever is of the platform, a manager within their centers too; what they write there is granted to their database role by itself.
 * `self`: all of them, in their own account alone.
 */
export type Writers = 'centre' | 'wholePlatform' | 'platform' | 'centreOrPlatform' | 'self';

/** Who of them may read what is no centre's: all of them, each as far as they reach, or those who look after the whole platform. */
export type Readers = 'everybody' | 'wholePlatform';

/**
 * Anybody, whoever is signed in, or whoever holds a policy. Where people of several sides may hold it, a write names its writers,
 * and a read that is asked for by POST its readers.
 */
export type SignInAccess =
  | 'public'
  | 'signedIn'
  | (Policies & ({ writers?: Writers; readers?: never } | { readers?: Readers; writers?: never }));

/** Who may make a call. A call that names none does not exist: the parameter is required. */
export type Access = SignInAccess | { link: LinkPurpose };

export interface CallMeta {
  access: Access;
  errors: readonly ErrorCode[];
  /** Besides the policy, a token of a mailed code in the header x-authenticate. */
  stepUp?: StepUp;
  /** The answer is a file of this name, streamed. */
  file?: string;
  /** The answer tells a secret once: it is kept for no Idempotency-Key, and a repetition makes another. */
  returnsSecret?: boolean;
  /** No API key makes it, not even one that may write. */
  notForKeys?: boolean;
  /** It names no policy, and yet a key that reaches some parts of the product alone makes it: it tells no more than who calls, or asks further. */
  forNarrowKeys?: boolean;
  /** Whether a write also serves a child who is archived or forgotten: always, or with some inputs. Every other one is refused. */
  closesBooks?: boolean | ((input: never) => boolean);
}

export type StepUp = 'tenantContract';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions<I extends z.ZodType, O extends z.ZodType> {
  summary: string;
  access: Access;
  input?: I;
  output?: O;
  errors?: readonly ErrorCode[];
  stepUp?: StepUp;
  file?: string;
  returnsSecret?: boolean;
  notForKeys?: boolean;
  forNarrowKeys?: boolean;
  /**
   * A write that names a child, or something of one, is refused where that child is archived or forgotten. What ends, returns or settles
   * something of theirs says so here: always, or with some inputs.
   */
  closesBooks?: boolean | ((input: z.output<I>) => boolean);
}

const nothing = z.object({});
const done = z.void();

/**
 * One call of the wire. Path parameters and the query (GET, DELETE) or the body (POST, PUT) arrive merged as `input`.
 * `errors` are the codes that its rules may answer beside the general ones (401, 403, 400, 404).
 */
export function call<I extends z.ZodType = typeof nothing, O extends z.ZodType = typeof done>(
  method: Method,
  path: `/${string}`,
  options: CallOptions<I, O>,
) {
  return oc
    .$meta<CallMeta>({
      access: options.access,
      errors: options.errors ?? [],
      stepUp: options.stepUp,
      file: options.file,
      returnsSecret: options.returnsSecret,
      notForKeys: options.notForKeys,
      forNarrowKeys: options.forNarrowKeys,
      closesBooks: options.closesBooks as CallMeta['closesBooks'],
    })
    .route({ method, path, summary: options.summary, ...(options.file ? { outputStructure: 'detailed' as const } : {}) })
    .input((options.input ?? nothing) as I)
    .output((options.output ?? done) as O);
}

/**
 * A file that is written while it is read; its name stands in the header Content-Disposition. Whoever prefers it (`Prefer: respond-async, wait=5`) is
 * answered 202 with the id of an export where it takes longer than that.
 */
const fileOf = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) });
// the status of that answer passes, though no call names it as its own
export const fileReply = fileOf.loose() as unknown as typeof fileOf;

/** What an id on the wire refers to; the conformance tests build own and foreign inputs from it. */
export type Ref = Listed<'ids' | 'libraryIds'>;

/** An id, marked with what it refers to. */
export const id = (ref: Ref) => z.uuid().meta({ ref });

/** A list answers a page and how many there are in all. */
export const paged = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), totalCount: z.int().min(0) });

/** A list that may be of the whole platform: it is counted as far as `limits.countedTotal`, and says whether there is more. */
export const pagedToCap = <T extends z.ZodType>(item: T) => paged(item).extend({ totalIsCapped: z.boolean() });

/** The part of a list's input that pages and sorts: `sorting` is "field", "field asc" or "field desc". */
export const pageQuery = z.object({
  skipCount: z.int().min(0).default(0),
  maxResultCount: z.int().min(1).max(1000).default(10),
  sorting: z.string().max(60).optional(),
});

/** A calendar date without a zone, YYYY-MM-DD. */
export const calendarDate = z.iso.date();

/** An instant, ISO 8601 in UTC or with an offset. */
export const instant = z.iso.datetime({ offset: true });

/** Changes with every write; a write that carries a stale one is refused with `Trellis:StaleStamp`. */
export const concurrencyStamp = z.uuid();

export const validationError = z.object({ message: z.string(), members: z.array(z.string()) });

/** Every failure, whatever its status. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    validationErrors: z.array(validationError),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
