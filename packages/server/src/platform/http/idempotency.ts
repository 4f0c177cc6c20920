import { createHash } from 'node:crypto';
import type { Db } from '../db/types.ts';
import type { Member } from './caller.ts';
import { refuse } from './refusal.ts';

/**
 * Runs a write once per Idempotency-Key of a person: the key, the hash of the request and the reply are stored in the write's own transaction.
 * A repetition gets the stored reply; the same key with another request is refused.
 */
export async function once<T>(db: Db, caller: Member, key: string, request: unknown, run: () => Promise<T>): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const row = { tenant_id: caller.tenantId, person_id: caller.personId, key, request_hash: hash };
  const claimed = await db
    .insertInto('app.idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const ours = () =>
    db
      .selectFrom('app.idempotency_keys')
      .select(['request_hash', 'reply'])
      .where('tenant_id', '=', caller.tenantId)
      .where('person_id', '=', caller.personId)
      .where('key', '=', key);
  if (!claimed) {
    const kept = await ours().executeTakeFirstOrThrow();
    if (kept.request_hash !== hash) refuse('Trellis:IdempotencyKeyReused');
    return (kept.reply as { value?: T } | null)?.value as T;
  }
  const reply = await run();
  await db
    .updateTable('app.idempotency_keys')
    .set({ reply: JSON.stringify({ value: reply }) })
    .where('tenant_id', '=', caller.tenantId)
    .where('person_id', '=', caller.personId)
    .where('key', '=', key)
    .execute();
  return reply;
}
