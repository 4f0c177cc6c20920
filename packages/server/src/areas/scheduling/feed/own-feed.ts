import type { feedCalls } from '@trellis/contract/scheduling/feed/calls';
import type { OutputOf } from '@trellis/contract/types';
import { newSecret } from '../../../platform/auth/secrets.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';

type Calls = typeof feedCalls;

/** Whether the caller has an address for their calendar program. */
export async function viewFeed(db: Db, { tenantId, personId }: Member): Promise<OutputOf<Calls['get']>> {
  const feed = await db
    .selectFrom('app.calendar_feeds')
    .select('created_at')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return { createdAt: feed?.created_at.toISOString() ?? null };
}

/** Makes one, which is told once; the one before opens nothing any more. */
export async function makeFeed(db: Db, caller: Member): Promise<OutputOf<Calls['create']>> {
  const { secret, hash } = newSecret();
  const address = { token_hash: hash, created_at: caller.now };
  await db
    .insertInto('app.calendar_feeds')
    .values({ tenant_id: caller.tenantId, person_id: caller.personId, ...address })
    .onConflict((conflict) => conflict.constraint('calendar_feeds_one').doUpdateSet(address))
    .execute();
  return { url: `${publicOrigin()}/api/m/calendar.ics?key=${secret}` };
}

export async function revokeFeed(db: Db, { tenantId, personId }: Member): Promise<void> {
  await db.deleteFrom('app.calendar_feeds').where('tenant_id', '=', tenantId).where('person_id', '=', personId).execute();
}
