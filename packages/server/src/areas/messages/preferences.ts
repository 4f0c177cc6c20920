import type { messageCalls } from '@trellis/contract/messages/calls';
import type { MessageKind } from '@trellis/contract/messages/kinds';
import type { MessagePreferences } from '@trellis/contract/messages/schemas';
import type { InputOf } from '@trellis/contract/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { ownTransaction, signedIn, zoneOf } from '../account/public.ts';

/** The stamp of who chose nothing yet. */
const untouched = '00000000-0000-0000-0000-000000000000';

async function preferencesOf(db: Kysely<Database>, personId: string): Promise<MessagePreferences> {
  const { rows } = await sql<{ unmailed: MessageKind[]; from: string | null; until: string | null; stamp: string }>`
    select unmailed, to_char(quiet_from, 'HH24:MI') as from, to_char(quiet_until, 'HH24:MI') as until, concurrency_stamp as stamp
    from identity.message_preferences where person_id = ${personId}`.execute(db);
  const { unmailed, from, until, stamp } = rows[0] ?? { unmailed: [], from: null, until: null, stamp: untouched };
  return { unmailed, quiet: from !== null && until !== null ? { from, until } : null, concurrencyStamp: stamp };
}

export const findPreferences = (context: IdentityContext): Promise<MessagePreferences> =>
  preferencesOf(context.pools.identity, signedIn(context).personId);

/** Keeps what the person chose; quiet hours count in the zone of where they act now. */
export async function savePreferences(
  context: IdentityContext,
  { unmailed, quiet, concurrencyStamp }: InputOf<typeof messageCalls.savePreferences>,
): Promise<MessagePreferences> {
  const { personId } = signedIn(context);
  const chosen = [...new Set(unmailed)].sort();
  return ownTransaction(context, async (db) => {
    const { rows } = await sql`
      insert into identity.message_preferences as kept (person_id, unmailed, quiet_from, quiet_until, zone)
      select ${personId}::uuid, ${chosen}::text[], ${quiet?.from ?? null}::time, ${quiet?.until ?? null}::time, ${zoneOf(context)}
      where ${concurrencyStamp} = ${untouched} or exists (select 1 from identity.message_preferences where person_id = ${personId})
      on conflict (person_id) do update
        set unmailed = excluded.unmailed, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone
        where kept.concurrency_stamp = ${concurrencyStamp}
      returning 1`.execute(db);
    const current = await preferencesOf(db, personId);
    if (rows.length === 0) refuse('Trellis:StaleStamp', { data: { current } });
    return current;
  });
}
