import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import type { Actor } from './caller.ts';
import { refuse } from './refusal.ts';

/** Where a write is remembered: in the centre that it was made in, or with the person where there is none. */
function ledgerOf(caller: Actor, key: string) {
  return caller.kind === 'member'
    ? {
        table: sql.table('app.idempotency_keys'),
        columns: sql.raw('tenant_id, person_id, key'),
        values: sql`${caller.tenantId}::uuid, ${caller.personId}::uuid, ${key}`,
      }
    : { table: sql.table('platform.idempotency_keys'), columns: sql.raw('person_id, key'), values: sql`${caller.personId}::uuid, ${key}` };
}

/**
 * Runs a write once per Idempotency-Key of a person: the key, the hash of the request and the reply are stored in the write's own transaction.
 * A repetition gets the stored reply; the same key with another request is refused.
 */
export async function once<T>(db: Db, caller: Actor, key: string, request: unknown, run: () => Promise<T>): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const { table, columns, values } = ledgerOf(caller, key);
  const claimed = await sql`
    insert into ${table} (${columns}, request_hash) values (${values}, ${hash}) on conflict do nothing returning key`.execute(db);
  if (claimed.rows.length === 0) {
    const kept = await sql<{ request_hash: string; reply: { value?: T } | null }>`
      select request_hash, reply from ${table} where (${columns}) = (${values})`.execute(db);
    if (kept.rows[0]?.request_hash !== hash) refuse('Trellis:IdempotencyKeyReused');
    return kept.rows[0].reply?.value as T;
  }
  const reply = await run();
  await sql`update ${table} set reply = ${JSON.stringify({ value: reply })} where (${columns}) = (${values})`.execute(db);
  return reply;
}
