import type { Pools } from '../db/pools.ts';
import { inReads, inTransaction } from '../db/transaction.ts';
import type { Db, RolePool } from '../db/types.ts';
import type { Actor, Guest, Member, Past } from './caller.ts';

/** Runs `run` in a transaction on the database role of an actor, which sees no row beyond their reach. */
export function actingAs<T>(pools: Pools, actor: Actor, run: (db: Db) => Promise<T>): Promise<T> {
  const [pool, reach] = reachOf(pools, actor);
  return inTransaction(pool, { ...standingOf(actor), ...reach }, run);
}

/** The same for what only reads, without a transaction around it: a write fails, and so does a replica that lacks what was `savedUpTo`. */
export function readingAs<T>(pools: Pools, actor: Actor, run: (db: Db) => Promise<T>, savedUpTo?: string): Promise<T> {
  const [pool, reach] = reachOf(pools, actor);
  return inReads(pool, { ...standingOf(actor), ...reach }, run, savedUpTo);
}

/** Reads one child of another centre, which moved to the reader's: every table is narrowed to that child. */
export function readingPast<T>(pools: Pools, reader: Member, past: Past, run: (db: Db) => Promise<T>): Promise<T> {
  const { tenantId, subjectId } = past;
  const settings = {
    'app.person_id': reader.personId,
    'app.tenant_ids': tenantId,
    'app.own_tenant_id': '',
    'app.tenant_id': tenantId,
    'app.subject_id': subjectId,
  };
  return inReads(pools.span, settings, run);
}

/** The same for a guest, whose role sees their child, their own guardian's row and their link. */
export function actingAsGuest<T>(pools: Pools, guest: Guest, run: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(pools.link, reachOfGuest(guest), run);
}

/** The same for what only reads. */
export function readingAsGuest<T>(pools: Pools, guest: Guest, run: (db: Db) => Promise<T>): Promise<T> {
  return inReads(pools.link, reachOfGuest(guest), run);
}

const reachOfGuest = ({ tenantId, subjectId, linkId, guardianId }: Guest) => ({
  'app.tenant_id': tenantId,
  'app.subject_id': subjectId,
  'app.link_id': linkId,
  'app.guardian_id': guardianId ?? '',
});

const standingOf = ({ personId, membershipId }: Actor) => ({ 'app.person_id': personId, 'app.membership_id': membershipId });

function reachOf(pools: Pools, actor: Actor): [RolePool, Record<string, string>] {
  if (actor.kind === 'member') return [pools.centre, { 'app.tenant_id': actor.tenantId }];
  if (actor.reach === 'all') return [pools.platform, {}];
  return [pools.span, { 'app.tenant_ids': actor.reach.join(','), 'app.own_tenant_id': actor.tenantId ?? '' }];
}
