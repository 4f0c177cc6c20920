import type { AnyContractProcedure } from '@orpc/contract';
import type { Access, CallMeta, Ref } from '@trellis/contract/wire';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../db/types.ts';
import type { Guest } from './caller.ts';
import { type Named, namesChildren, waysToChildren } from './children-of.ts';
import { refuse } from './refusal.ts';

/** Runs a use case with what must hold of the children that its input names. */
export type WithOpenChild = <T>(db: Db, input: unknown, run: () => Promise<T>, guest?: Guest) => Promise<T>;

const writing = /\.(Write|Create)$/;
const mayWrite = (access: Access) => typeof access === 'object' && 'anyOf' in access && access.anyOf.some((policy) => writing.test(policy));

/**
 * What every write keeps that is not said to close a child's books: its children are neither archived nor forgotten, and stay so until it is
 * done. What is read by whoever may write, as a code for a family is made, counts as a write.
 */
export function openChildOf({ '~orpc': { meta, route, inputSchema } }: AnyContractProcedure): WithOpenChild | undefined {
  const { access, closesBooks } = meta as unknown as CallMeta;
  if (closesBooks === true || (route.method === 'GET' && !mayWrite(access))) return undefined;
  let named: Named | undefined;
  let isKnown = false;
  return (db, input, run, guest) => {
    if (typeof closesBooks === 'function' && closesBooks(input as never)) return run();
    // read from the schema when the call is first made: most never are
    if (!isKnown) named = namesChildren(inputSchema as z.ZodType);
    isKnown = true;
    const ids = guest ? new Map<Ref, string[]>([['subject', [guest.subjectId]]]) : named?.(input);
    const isAny = ids && [...ids.values()].some((some) => some.length > 0);
    return isAny ? besides(requireOpen(db, ids, guest), run) : run();
  };
}

/** Asks while the use case begins, in the same round trip. What is refused is told before what the use case itself refuses. */
async function besides<T>(asked: Promise<void>, run: () => Promise<T>): Promise<T> {
  const [answer, done] = await Promise.allSettled([asked, run()]);
  if (answer.status === 'rejected') throw answer.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Takes the children, so that none is archived or forgotten before the write is done, and refuses where one is already. */
async function requireOpen(db: Db, ids: Map<Ref, string[]>, guest: Guest | undefined): Promise<void> {
  const ways = [...ids].flatMap(([ref, some]) => (some.length > 0 ? [waysToChildren[ref]?.(some) ?? sql`select null::uuid`] : []));
  const { rows } = await sql<{ id: string; isErased: boolean; isArchived: boolean }>`
    select child.id, child.erased_at is not null as "isErased", child.tag = 'Archived' as "isArchived" from app.subjects as child
    where child.id in (${sql.join(ways, sql` union all `)}) order by child.id for key share`.execute(db);
  // a family has nothing to restore
  if (guest && rows.some(({ isErased, isArchived }) => isErased || isArchived)) refuse('Trellis:LinkClosed');
  if (rows.some(({ isErased }) => isErased)) refuse('Trellis:SubjectErased');
  const archived = rows.filter(({ isArchived }) => isArchived).map(({ id }) => id);
  if (archived.length > 0) refuse((await isMoved(db, archived)) ? 'Trellis:ChildMoved' : 'Trellis:SubjectArchived');
}

/** Whether another center took one of these children: nobody restores it here. */
async function isMoved(db: Db, subjectIds: string[]): Promise<boolean> {
  const { rows } = await sql`
    select from app.subject_moves where subject_id = any (${subjectIds}::uuid[]) and state = 'accepted' limit 1`.execute(db);
  return rows.length > 0;
}
