import type { contractTermsCalls } from '@trellis/contract/contracts/signing/terms-calls';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Calls = typeof contractTermsCalls;

interface TermsRow {
  id: string;
  version: number;
  body: LocalText;
  isOwn: boolean;
  creatorName: string | null;
  createdAt: Date;
}

/** The terms in use at a centre, or those of the platform: the own ones where there are any, in their last version. */
export async function termsInUse(db: Db, tenantId: string | null): Promise<TermsRow> {
  const { rows } = await sql<TermsRow>`
    select terms.id, terms.version, terms.body, terms.tenant_id is not distinct from ${tenantId}::uuid as "isOwn",
      creator.name as "creatorName", terms.created_at as "createdAt"
    from catalog.contract_terms as terms
    left join identity.known_persons as creator on creator.id = terms.person_id
    where terms.tenant_id is null or terms.tenant_id = ${tenantId}::uuid
    order by terms.tenant_id nulls last, terms.version desc limit 1`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

export async function findTerms(db: Db, caller: Actor): Promise<OutputOf<Calls['get']>> {
  const { version, body, isOwn, creatorName, createdAt } = await termsInUse(db, ownerOf(caller));
  return { version, body, isOwn, creatorName, creationTime: createdAt.toISOString() };
}

/** Publishes the next version. Of two that are written at once the second is told; none that is out is changed. */
export async function publishTerms(
  db: Db,
  caller: Actor,
  { body, version }: InputOf<Calls['publish']>,
): Promise<OutputOf<Calls['publish']>> {
  const tenantId = ownerOf(caller);
  const known = await termsInUse(db, tenantId);
  if (version !== (known.isOwn ? known.version : 0)) refuse('RocketSystem:TermsChanged');
  await db
    .insertInto('catalog.contract_terms')
    .values({ tenant_id: tenantId, version: version + 1, body: JSON.stringify(body), person_id: caller.personId, created_at: caller.now })
    .execute();
  return { version: version + 1 };
}

/** The platform's people write the platform's own. */
const ownerOf = (caller: Actor) => (caller.kind === 'member' ? caller.tenantId : null);
