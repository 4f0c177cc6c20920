import type { AnyContractProcedure } from '@orpc/contract';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { CallMeta } from '@trellis/contract/wire';
import type { Pools } from '../db/pools.ts';
import type { Db } from '../db/types.ts';
import type { Actor, Guest, Member, Person } from './caller.ts';
import type { SignIn } from './sign-in.ts';

type Calls = Record<string, unknown>;

/** Leaves a write for after the answer, in a transaction of the same caller. Nobody waits for it, and a failure changes no answer. */
export type Later = (write: (db: Db) => Promise<unknown>) => void;

/** A use case: inside the transaction of its caller's centre. */
export type MemberHandlers<C extends Calls> = {
  [K in keyof C]: (db: Db, caller: Member, input: InputOf<C[K]>, later: Later) => Promise<OutputOf<C[K]>>;
};

/** A use case for people of several sides: inside a transaction on the database role of whoever asks. */
export type ActorHandlers<C extends Calls> = {
  [K in keyof C]: (db: Db, caller: Actor, input: InputOf<C[K]>, later: Later) => Promise<OutputOf<C[K]>>;
};

/** A use case for guests: inside a transaction on the database role of links. */
export type GuestHandlers<C extends Calls> = { [K in keyof C]: (db: Db, guest: Guest, input: InputOf<C[K]>) => Promise<OutputOf<C[K]>> };

/** What the sign-in area works with: no tenant, the identity role. */
export interface IdentityContext {
  pools: Pools;
  origin: string;
  signIn: SignIn | undefined;
  deviceKey: string | undefined;
  person: Person | undefined;
}
export type IdentityHandlers<C extends Calls> = {
  [K in keyof C]: (context: IdentityContext, input: InputOf<C[K]>) => Promise<OutputOf<C[K]>>;
};

/** Runs what reads on the caller's database role: a long file is read in many short portions. */
export type Read = <T>(run: (db: Db) => Promise<T>) => Promise<T>;

/** A file that is written while it is read. */
export interface FileReply {
  /** 200 unless told. */
  status?: number | undefined;
  headers: Record<string, string>;
  body: ReadableStream;
  /** How many rows are written so far. */
  rows?: () => number;
}

/** A use case that answers a file. */
export type FileHandlers<C extends Calls> = {
  [K in keyof C]: (read: Read, caller: Actor, input: InputOf<C[K]>) => Promise<FileReply>;
};

/** `mayBeOld`: what is read over many centres may be a moment old, where it comes from a replica. */
export type AreaRoutes = RoutesOfKind & { mayBeOld?: boolean };

type RoutesOfKind =
  | { kind: 'member'; handlers: Record<string, (db: Db, caller: Member, input: never, later: Later) => Promise<unknown>> }
  | { kind: 'actor'; handlers: Record<string, (db: Db, caller: Actor, input: never, later: Later) => Promise<unknown>> }
  | { kind: 'guest'; handlers: Record<string, (db: Db, guest: Guest, input: never) => Promise<unknown>> }
  | { kind: 'file'; handlers: Record<string, (read: Read, caller: Actor, input: never) => Promise<unknown>> }
  | { kind: 'identity'; handlers: Record<string, (context: IdentityContext, input: never) => Promise<unknown>> };

/** An area's calls, one line each: contract → use case. A call without a use case does not compile. */
export function routesFor<C extends Calls>(handlers: MemberHandlers<C>): AreaRoutes {
  return { kind: 'member', handlers: handlers as never };
}

/** The same for calls that people of several sides make: centres, enterprises, areas, the platform. */
export function actorRoutesFor<C extends Calls>(handlers: ActorHandlers<C>): AreaRoutes {
  return { kind: 'actor', handlers: handlers as never };
}

/** The same for calls that a guest's link opens: inside a transaction that sees one child. */
export function guestRoutesFor<C extends Calls>(handlers: GuestHandlers<C>): AreaRoutes {
  return { kind: 'guest', handlers: handlers as never };
}

/** The same for calls that need no centre. */
export function identityRoutesFor<C extends Calls>(handlers: IdentityHandlers<C>): AreaRoutes {
  return { kind: 'identity', handlers: handlers as never };
}

/** The same for calls that answer a file. */
export function fileRoutesFor<C extends Calls>(handlers: FileHandlers<C>): AreaRoutes {
  return { kind: 'file', handlers: handlers as never };
}

/** The same routes, whose reads over many centres may be a moment old. A centre's own are not: who wrote something there looks for it. */
export const mayBeOld = (routes: AreaRoutes): AreaRoutes => ({ ...routes, mayBeOld: true });

const reading = new WeakSet<object>();
const writing = new WeakSet<object>();

/** A use case of a centre's people that only reads, though it is asked for by POST. */
export function reads<H extends (...given: never[]) => Promise<unknown>>(handler: H): H {
  reading.add(handler);
  return handler;
}

/** A use case that writes, though it is asked for by GET. */
export function writes<H extends (...given: never[]) => Promise<unknown>>(handler: H): H {
  writing.add(handler);
  return handler;
}

/**
 * Whether a call only reads: whatever is asked for by GET or names its readers, and what its routes say reads. It is served without a
 * transaction around it, and may not write.
 */
export function onlyReads({ '~orpc': { meta, route } }: AnyContractProcedure, handler: object): boolean {
  const { access } = meta as unknown as Partial<CallMeta>;
  const namesReaders = typeof access === 'object' && 'readers' in access && access.readers !== undefined;
  return reading.has(handler) || ((route.method === 'GET' || namesReaders) && !writing.has(handler));
}

const asking = new WeakMap<object, (input: never) => Promise<unknown>>();

/** A use case that asks something beyond the database first: no connection waits for the answer, and none of it is part of the transaction. */
export function afterAsking<A, I extends A, O>(
  ask: (input: A) => Promise<unknown>,
  handler: (db: Db, caller: Member, input: I, later: Later) => Promise<O>,
): typeof handler {
  asking.set(handler, ask as (input: never) => Promise<unknown>);
  return handler;
}

/** Asks what a use case asks first, which may refuse. */
export const asksFirst = async (handler: object, input: never): Promise<unknown> => asking.get(handler)?.(input);

const streaming = new WeakSet<object>();

/** A use case that answers a file, among others of its area that do not: it reads portion after portion, each in a transaction of its own. */
export function streams<I, C extends Actor | Guest>(handler: (read: Read, caller: C, input: I) => Promise<FileReply>) {
  streaming.add(handler);
  return handler as unknown as (db: Db, caller: C, input: I) => Promise<FileReply>;
}

export const isStream = (handler: object) => streaming.has(handler);
