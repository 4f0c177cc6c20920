import { limits } from '@trellis/contract/limits';
import { type Kysely, sql } from 'kysely';
import { hashOf, newCode } from '../../platform/auth/secrets.ts';
import type { Database, Db, RolePool } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockPerson } from './person-store.ts';

export interface CodeUse {
  purpose: 'email' | 'phone' | 'tenantContract';
  /** The address or number that the code proves. */
  target: string;
}

export const codeTimes = { resendAfter: limits.code.resendAfter, validFor: limits.code.validFor };

/** Refuses another message within a minute of the last one, and more than some in an hour. The person's row is locked: requests take turns. */
export async function refuseHaste(db: Db, personId: string, purpose: CodeUse['purpose']): Promise<void> {
  await lockPerson(db, personId);
  const { rows } = await sql<{ seconds: number | null; lately: number }>`
    select ceil(${limits.code.resendAfter} - extract(epoch from clock_timestamp() - max(sent_at)))::int as seconds,
      count(*) filter (where sent_at > now() - interval '1 hour')::int as lately
    from (
      select sent_at from identity.codes where person_id = ${personId} and purpose = ${purpose}
      union all
      select created_at from identity.invitations where person_id = ${personId} and purpose = 'email' and ${purpose} = 'email'
    ) as sent`.execute(db);
  const { seconds = null, lately = 0 } = rows[0] ?? {};
  if (seconds !== null && seconds > 0) refuse('Trellis:TooSoon', { data: { seconds } });
  if (lately >= limits.code.mostAnHour) refuse('Trellis:TooMany');
}

/** Makes a code that replaces the earlier ones of its purpose, and answers it: it is told in a letter and kept nowhere. */
export async function issueCode(db: Db, personId: string, { purpose, target }: CodeUse): Promise<string> {
  await refuseHaste(db, personId, purpose);
  const { secret, hash } = newCode();
  await sql`
    insert into identity.codes (person_id, purpose, target, code_hash, sent_at, expires_at)
    values (${personId}, ${purpose}, ${target}, ${hash}, clock_timestamp(), now() + make_interval(secs => ${limits.code.validFor}))`.execute(
    db,
  );
  return secret;
}

/** Checks a code and answers its id. Outside of any transaction: a wrong try counts though the call is refused. */
export async function checkCode(identity: RolePool, personId: string, { purpose, target }: CodeUse, code: string): Promise<string> {
  const { rows } = await sql<{ id: string; target: string; hash: string }>`
    update identity.codes set attempts = attempts + 1
    where id = (
      select id from identity.codes where person_id = ${personId} and purpose = ${purpose} order by sent_at desc, id desc limit 1
    ) and used_at is null and expires_at > now() and attempts < ${limits.code.attempts}
    returning id, target, code_hash as hash`.execute(identity);
  const tried = rows[0];
  if (!tried) return refuse('Trellis:CodeExpired', { members: ['code'] });
  if (tried.target !== target || tried.hash !== hashOf(code)) refuse('Trellis:CodeWrong', { members: ['code'] });
  return tried.id;
}

/** Takes a checked code: it serves once. */
export async function useCode(db: Kysely<Database>, id: string): Promise<void> {
  const used = await db
    .updateTable('identity.codes')
    .set({ used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) refuse('Trellis:CodeExpired', { members: ['code'] });
}
