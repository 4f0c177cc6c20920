import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { RolePool } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/**
 * Checks the password of somebody who is signed in already; `member` is the field that it came in. Answers the hash that it fits.
 * A try counts before it is looked at, so that many at once cannot guess more than one after the other could.
 */
export async function checkOwnPassword(identity: RolePool, personId: string, password: string, member: string): Promise<string> {
  const { wrongPasswords, wrongPasswordWindow } = limits.account;
  const { rows } = await sql<{ tries: number }>`
    insert into identity.password_tries as known (person_id, tries, since) values (${personId}, 1, now())
    on conflict (person_id) do update set
      tries = case when known.since < now() - make_interval(secs => ${wrongPasswordWindow}) then 1 else known.tries + 1 end,
      since = case when known.since < now() - make_interval(secs => ${wrongPasswordWindow}) then now() else known.since end
    returning tries`.execute(identity);
  if ((rows[0]?.tries ?? 0) > wrongPasswords) refuse('Trellis:TooMany', { members: [member] });
  const person = await identity.selectFrom('identity.persons').select('password_hash').where('id', '=', personId).executeTakeFirst();
  const hash = person?.password_hash ?? null;
  const fits = await verifyPassword(hash, password);
  if (!fits || hash === null) return refuse('Trellis:WrongPassword', { members: [member] });
  await identity.deleteFrom('identity.password_tries').where('person_id', '=', personId).execute();
  return hash;
}
