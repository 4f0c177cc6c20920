import type { ReasonKind } from '@trellis/contract/contracts/schemas';
import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface ReasonRow {
  id: string;
  kind: ReasonKind;
  name: LocalText;
  /** Null: the platform's. */
  tenantId: string | null;
  concurrencyStamp: string;
}

/** The reasons that the caller's side uses, in order: a centre's own of a kind, else the platform's. */
export async function reasonsInUse(db: Db, kind?: ReasonKind): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select reason.id, reason.kind, reason.name, reason.tenant_id as "tenantId", reason.concurrency_stamp as "concurrencyStamp"
    from catalog.contract_reasons as reason
    where ${kind ? sql`reason.kind = ${kind}` : sql`true`}
      and (
        reason.tenant_id is not null
        or not exists (select 1 from catalog.contract_reasons as own where own.kind = reason.kind and own.tenant_id is not null)
      )
    order by reason.kind, reason.position, reason.id`.execute(db);
  return rows;
}
