import type { NormSet } from '@trellis/contract/scoring/norms';
import type { OutputOf } from '@trellis/contract/types';
import type { normSetCalls } from '@trellis/contract/vr-classroom/report-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** Every norm set, the one added last first. */
export async function listNormSets(db: Db): Promise<OutputOf<typeof normSetCalls.list>> {
  const rows = await db.selectFrom('catalog.norm_sets').select(['set', 'created_at']).orderBy('created_at', 'desc').limit(200).execute();
  return { items: rows.map(({ set, created_at }) => ({ ...(set as unknown as NormSet), creationTime: created_at.toISOString() })) };
}

/** Adds a norm set; of two of one name and version the second is refused. */
export const addNormSet = (db: Db, caller: Actor, set: NormSet): Promise<void> => keepNormSet(db, caller, set, []);

/** Keeps a norm set with the recordings that it was made of. */
export async function keepNormSet(db: Db, caller: Actor, set: NormSet, madeOf: readonly string[]): Promise<void> {
  const added = await db
    .insertInto('catalog.norm_sets')
    .values({
      name: set.id,
      version: set.version,
      paradigm: set.paradigm,
      set: JSON.stringify(set),
      made_of: [...madeOf],
      created_at: caller.now,
    })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) refuse('RocketSystem:NormSetTaken');
}
