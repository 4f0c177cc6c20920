import type { Language } from '@trellis/contract/languages';
import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import type { Commodity, ResourceKind } from '@trellis/contract/tenant-contracts/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { libraryOf } from '../../tenancy/public.ts';

const libraryOfKind: Record<ResourceKind, GrantKind> = {
  assessment: 'assessment',
  course: 'course',
  plan: 'OfflineTrainingPlan',
  planV2: 'trainingPlanV2',
};

/** What of a kind the shared library holds. */
export const itemsOfKind = (kind: ResourceKind, language: Language) => libraryOf(libraryOfKind[kind], language);

/** The same of every kind, with its kind. */
export function itemsOfLibraries(language: Language): RawBuilder<{ kind: string; id: string; name: string }> {
  const kinds = Object.keys(libraryOfKind) as ResourceKind[];
  const libraries = kinds.map((kind) => sql`select ${kind}::text as kind, id, name from (${itemsOfKind(kind, language)}) as library`);
  return sql`${sql.join(libraries, sql` union all `)}`;
}

/** Refuses an item that is not in the library of its kind. */
export async function requireItem(db: Db, kind: Commodity, itemId: string | null, language: Language): Promise<void> {
  if (itemId === null) return;
  if (kind === 'vrat') return refuse('Trellis:NotFound', { members: ['itemId'] });
  const { rows } = await sql`select 1 from (${itemsOfKind(kind, language)}) as library where id = ${itemId}`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['itemId'] });
}
