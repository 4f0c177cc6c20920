import type pg from 'pg';
import { withClient } from './db/with-client.ts';
import { type Sealed, seal, unsealIfOurs } from './sealing.ts';

/** What waits for its next request alone is kept nowhere. */
type Kept = Exclude<Sealed, 'passkey'>;

interface Place {
  table: string;
  column: 'sealed' | 'former';
  /** Which of it counts still: nobody can enter anew what counts no longer, so that it is not told as lost either. */
  counts?: string;
}

const places: Record<Kept, readonly Place[]> = {
  'mail password': [{ table: 'platform.mail_passwords', column: 'sealed' }],
  'second factor': [
    {
      table: 'identity.second_factor_keys',
      column: 'sealed',
      counts: `made_at > now() - interval '1 hour' or exists (
        select from identity.second_factors f where f.person_id = second_factor_keys.person_id)`,
    },
  ],
  'webhook secret': [
    { table: 'jobs.webhook_secrets', column: 'sealed' },
    { table: 'jobs.webhook_secrets', column: 'former', counts: 'former_until > now()' },
  ],
  'client secret': [{ table: 'identity.sign_in_connection_secrets', column: 'sealed' }],
};

interface Secrets {
  secret: string;
  formerSecret: string | undefined;
}

/**
 * Seals with the secret what is sealed with the former one, all of it or nothing, and says how much that was. What opens with neither stays
 * as it is and is said, without a former secret too. Once done there is nothing left to do: it may run at each start, and in several at once.
 */
export async function sealAnew(ownerUrl: string, secrets: Secrets, log: (line: string) => void): Promise<void> {
  const { anew, lost } = await withClient(ownerUrl, async (owner) => {
    await owner.query('begin');
    // another process may start at this moment
    await owner.query("select pg_advisory_xact_lock(hashtext('trellis sealing'))");
    let changed = 0;
    const unopened: string[] = [];
    for (const [what, those] of Object.entries(places) as [Kept, readonly Place[]][]) {
      let count = 0;
      for (const place of those) {
        const done = await sealPlaceAnew(owner, what, place, secrets);
        changed += done.anew;
        count += done.lost;
      }
      if (count > 0) unopened.push(`${what}: ${count}`);
    }
    await owner.query('commit');
    return { anew: changed, lost: unopened.join(', ') };
  });
  if (secrets.formerSecret) log(`Sealed anew with SECRET, in place of the former one: ${anew}`);
  if (lost && secrets.formerSecret)
    log(`Neither SECRET nor the former one opens some of what is sealed (${lost}). It has to be entered anew`);
  else if (lost) log(`SECRET does not open some of what is sealed (${lost}). Start with FORMER_SECRET, the one before, or enter it anew`);
}

async function sealPlaceAnew(
  owner: pg.Client,
  what: Kept,
  { table, column, counts = 'true' }: Place,
  { secret, formerSecret }: Secrets,
): Promise<{ anew: number; lost: number }> {
  const { rows } = await owner.query<{ sealed: string }>(`select ${column} as sealed from ${table} where ${counts}`);
  const unopened = rows.map(({ sealed }) => sealed).filter((sealed) => unsealIfOurs(sealed, what, secret) === undefined);
  const texts = unopened.map((sealed) => ({ sealed, text: formerSecret && unsealIfOurs(sealed, what, formerSecret) }));
  const known = texts.flatMap(({ sealed, text }) => (text === undefined ? [] : [{ sealed, anew: seal(text, what, secret) }]));
  // no two are sealed alike, and one that was replaced meanwhile is another
  await owner.query(
    `update ${table} set ${column} = made.anew from unnest($1::text[], $2::text[]) as made (before, anew) where ${column} = made.before`,
    [known.map(({ sealed }) => sealed), known.map(({ anew }) => anew)],
  );
  return { anew: known.length, lost: unopened.length - known.length };
}
