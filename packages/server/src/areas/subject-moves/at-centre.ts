import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

/**
 * Does something at another centre within one transaction, which sees that centre's rows alone meanwhile. For what two centres agreed upon:
 * whoever calls has proved it by a row that the caller's own centre may read.
 */
export async function atCentre<T>(db: Db, caller: Member, tenantId: string, run: (there: Member) => Promise<T>): Promise<T> {
  await actAt(db, tenantId);
  const { zone } = await db.selectFrom('identity.tenants').select('zone').where('id', '=', tenantId).executeTakeFirstOrThrow();
  const done = await run({ ...caller, tenantId, zone });
  await actAt(db, caller.tenantId);
  return done;
}

const actAt = (db: Db, tenantId: string) => sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(db);
