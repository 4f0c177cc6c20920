import type { proofCalls } from '@trellis/contract/retention/proof-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type ErasureRow, erasureColumns, erasuresWithPerson, presentErasure } from './erasure-rows.ts';

type Call = typeof proofCalls.list;

/** What proves each erasure at the caller's centre, the newest first. */
export async function listErasures(db: Db, { tenantId }: Member, page: InputOf<Call>): Promise<OutputOf<Call>> {
  const list = {
    rows: sql<ErasureRow>`select ${erasureColumns} from ${erasuresWithPerson} where e.tenant_id = ${tenantId}`,
    counted: sql`from app.erasures where tenant_id = ${tenantId}`,
    order: sql`e.number desc`,
  };
  const { rows, totalCount } = await findPage(db, list, page);
  return { items: rows.map(presentErasure), totalCount };
}
