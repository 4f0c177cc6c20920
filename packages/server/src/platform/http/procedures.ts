import type { AnyContractProcedure } from '@orpc/contract';
import { type AnyRouter, Procedure } from '@orpc/server';
import type { Access, CallMeta } from '@trellis/contract/wire';
import type { Pools } from '../db/pools.ts';
import type { Replica } from '../db/replica.ts';
import type { Db } from '../db/types.ts';
import { keepExport } from '../exports/keep-export.ts';
import { admitGuest } from '../links/admit-guest.ts';
import { admit, type Caller } from './access.ts';
import { actingAs, actingAsGuest, readingAs, readingAsGuest, readingPast } from './acting.ts';
import { admitKey } from './admit-key.ts';
import type { Afterwards } from './afterwards.ts';
import type { Actor, Guest } from './caller.ts';
import { type OnUndeclared, watchCodes } from './declared-codes.ts';
import { findSignIn } from './find-sign-in.ts';
import { once } from './idempotency.ts';
import { isLimited } from './open-calls-limit.ts';
import { pastOf } from './past-reads.ts';
import { refuseUnknownKeys } from './refuse-unknown-keys.ts';
import { openChildOf } from './require-open-child.ts';
import { type AreaRoutes, asksFirst, type FileReply, isStream, type Later, onlyReads, type Read } from './routes.ts';
import type { SignIn } from './sign-in.ts';
import { requireStepUp } from './step-up.ts';

/** What a request brings along. */
export interface RequestContext {
  bearer: string | undefined;
  /** The token of a guest's link. */
  guestToken: string | undefined;
  /** What a headset proves itself with. */
  deviceKey: string | undefined;
  idempotencyKey: string | undefined;
  /** The header x-authenticate: a token of a code that was mailed. */
  stepUp: string | undefined;
  /** The header Prefer: for how many seconds a file is waited for, where it may come later. */
  waits: number | undefined;
  /** The language that the request asks for; a signed-in person's own wins for texts kept for them, this one for the reply. */
  language: Actor['language'];
  /** Counts a call that anybody can try; refuses it where its address made too many. */
  countTry: () => Promise<void>;
}

interface Resolved extends RequestContext {
  signIn: SignIn | undefined;
  caller: Caller;
  guest: Guest | undefined;
}

interface Floor {
  pools: Pools;
  /** Where what only reads is read from. */
  replica: Replica;
  origin: string;
  afterwards: Afterwards;
  /** Where tests look: what a call refuses with is held against the contract. */
  onUndeclared?: OnUndeclared | undefined;
}

type AreaContract = Record<string, AnyContractProcedure>;

/** Joins the contract with its use cases: caller → access → transaction on the caller's database role → use case. */
export function implementContract(contract: Record<string, AreaContract>, routes: Record<string, AreaRoutes>, floor: Floor): AnyRouter {
  const areas = Object.entries(contract).map(([area, calls]) => {
    const procedures = Object.entries(calls).map(([name, call]) => {
      const access = accessOf(call, routes[area]?.kind);
      const checks = isWrite(call, routes[area], name) ? [refuseUnknownKeys(call, Object.values(calls))] : [];
      return [name, implement(call, { access, checks }, handlerOf(routes, area, [name, call], floor), floor)];
    });
    return [area, Object.fromEntries(procedures)];
  });
  return Object.fromEntries(areas);
}

/** Who may make a call: as it says itself, and where its routes serve a centre's people, nobody else. */
function accessOf({ '~orpc': { meta, route } }: AnyContractProcedure, kind: AreaRoutes['kind'] | undefined): Access {
  const { access } = meta as unknown as Partial<CallMeta>;
  if (!access) throw new Error(`${route.method} ${route.path} names no access`);
  if (kind !== 'member' || typeof access === 'string' || 'link' in access) return access;
  const { anyOf, allOf = [] } = access;
  return { anyOf, allOf, writers: 'centre' };
}

/** Whether a call changes something: neither what only reads does, nor a file that is asked for. */
function isWrite(call: AnyContractProcedure, ofArea: AreaRoutes | undefined, name: string): boolean {
  const handler = ofArea?.handlers[name];
  return handler !== undefined && ofArea?.kind !== 'file' && !isStream(handler) && !onlyReads(call, handler);
}

type Handler = (context: Resolved, input: never, path: string) => Promise<unknown>;

function handlerOf(routes: Record<string, AreaRoutes>, area: string, [name, call]: [string, AnyContractProcedure], floor: Floor): Handler {
  const withOpenChild = openChildOf(call);
  const ofArea = routes[area];
  if (!ofArea) throw new Error(`Area ${area} has calls but no routes`);
  if (ofArea.kind === 'identity') {
    const handler = ofArea.handlers[name];
    if (!handler) throw new Error(`Call ${area}.${name} has no use case`);
    const { pools, origin } = floor;
    return ({ signIn, caller, deviceKey }, input) =>
      handler({ pools, origin, signIn, deviceKey, person: caller?.kind === 'person' ? caller : undefined }, input);
  }
  if (ofArea.kind === 'guest') {
    const handler = ofArea.handlers[name] as ((given: Db | Read, guest: Guest, input: never) => Promise<unknown>) | undefined;
    if (!handler) throw new Error(`Call ${area}.${name} has no use case`);
    const serve = onlyReads(call, handler) ? readingAsGuest : actingAsGuest;
    return ({ guest, language }, input, path) => {
      if (!guest) throw new Error(`Call ${path} serves guests: its access must name a link`);
      if (isStream(handler)) return handler((read) => readingAsGuest(floor.pools, guest, read), { ...guest, language }, input);
      const run = (db: Db) => handler(db, { ...guest, language }, input);
      return serve(floor.pools, guest, (db) => (withOpenChild ? withOpenChild(db, input, () => run(db), guest) : run(db)));
    };
  }
  const handler = ofArea.handlers[name] as ((given: Db | Read, caller: Actor, input: never, later?: Later) => Promise<unknown>) | undefined;
  if (!handler) throw new Error(`Call ${area}.${name} has no use case`);
  const isRead = onlyReads(call, handler);
  const orOfPast = pastOf(`${area}.${name}`, call, floor.pools);
  const { access, file: fileName } = call['~orpc'].meta as unknown as CallMeta;
  const mayComeLater = /\.(xlsx|zip)$/.test(fileName ?? '');
  return async ({ signIn, caller, idempotencyKey, language, waits }, input, path) => {
    if (!signIn || !caller || caller.kind === 'person') throw new Error(`Call ${path} needs a membership: its access must name a policy`);
    const actor: Actor = { ...caller, language };
    const act: Read = (run) => actingAs(floor.pools, actor, run);
    const savedUpTo = ofArea.mayBeOld && actor.kind === 'overseer' ? undefined : signIn.savedUpTo;
    const read: Read = (run) => floor.replica.read(floor.pools, (pools, from) => readingAs(pools, actor, run, from), savedUpTo);
    if (ofArea.kind === 'file' || isStream(handler)) {
      return orOfPast(
        input,
        actor,
        async () => {
          const reply = (await handler(read, actor, input)) as FileReply;
          if (waits === undefined || !mayComeLater) return reply;
          return keepExport(reply, { pools: floor.pools, actor, access, seconds: waits });
        },
        (past, there) => handler((run) => readingPast(floor.pools, there, past, run), there, input),
      );
    }
    await asksFirst(handler, input);
    let left: Parameters<Later>[0][] = [];
    const serve = (db: Db) => {
      // a replica that fails halfway is followed by the primary
      left = [];
      return handler(db, actor, input, (write) => left.push(write));
    };
    const run = (db: Db) => (withOpenChild && !isRead ? withOpenChild(db, input, () => serve(db)) : serve(db));
    const answer = await (idempotencyKey !== undefined && !isRead
      ? act((db) => once(db, actor, idempotencyKey, { path, input }, () => run(db)))
      : isRead
        ? orOfPast(
            input,
            actor,
            () => read(run),
            (past, there) => readingPast(floor.pools, there, past, (db) => handler(db, there, input, () => undefined)),
          )
        : act(run));
    for (const write of left) floor.afterwards.begin(() => act(write));
    return answer;
  };
}

interface Guards {
  access: Access;
  /** What an input must keep before its schema looks at it. */
  checks: ReturnType<typeof refuseUnknownKeys>[];
}

function implement(call: AnyContractProcedure, { access, checks }: Guards, handler: Handler, floor: Floor) {
  const definition = call['~orpc'];
  const meta = definition.meta as unknown as Partial<CallMeta>;
  const { stepUp, returnsSecret, notForKeys, forNarrowKeys } = meta;
  const mayBeRepeated = definition.route.method !== 'GET' && !returnsSecret;
  const admitting = async ({
    context,
    next,
  }: {
    context: RequestContext;
    next: (options: { context: Omit<Resolved, keyof RequestContext> }) => unknown;
  }) => {
    if (isLimited(meta)) await context.countTry();
    if (typeof access === 'object' && 'link' in access) {
      const guest = await admitGuest(floor.pools, context.guestToken, access.link, context.language);
      return next({ context: { signIn: undefined, caller: undefined, guest } });
    }
    const signIn = context.bearer ? await findSignIn(floor.pools.identity, context.bearer) : undefined;
    if (signIn?.key) admitKey(signIn.key, { access, method: definition.route.method, stepUp, returnsSecret, notForKeys, forNarrowKeys });
    const caller = admit(access, signIn, new Date());
    if (stepUp) await requireStepUp(floor.pools.identity, signIn, stepUp, context.stepUp);
    return next({ context: { signIn, caller, guest: undefined } });
  };
  // access is decided before the input is looked at: 401, 403, then 400
  const middlewares = [admitting, ...checks];
  return new Procedure({
    ...definition,
    middlewares,
    inputValidationIndex: middlewares.length,
    outputValidationIndex: middlewares.length,
    handler: ({ context, input }: { context: Resolved; input: unknown }) => {
      const idempotencyKey = mayBeRepeated ? context.idempotencyKey : undefined;
      const path = `${definition.route.method} ${definition.route.path}`;
      const run = () => handler({ ...context, idempotencyKey }, input as never, path);
      return floor.onUndeclared ? watchCodes({ path, errors: meta.errors ?? [] }, floor.onUndeclared, run) : run();
    },
  } as never);
}
