import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';

type Call = typeof adminCalls.centerOptions;

/** Centres, or tenants of another kind, to pick from: all that the caller may look into, the first of them by name. */
export async function listCenterOptions(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const items = await db
    .selectFrom('identity.tenants')
    .select(['id', 'name'])
    .where('kind', '=', input.kind)
    .where('deleted_at', 'is', null)
    .$if(input.filter !== undefined, (query) => query.where('name', 'ilike', containing(input.filter ?? '')))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(input.maxResultCount)
    .execute();
  return { items };
}
