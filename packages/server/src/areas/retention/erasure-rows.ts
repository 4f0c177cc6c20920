import type { Erasure } from '@trellis/contract/retention/schemas';
import { sql } from 'kysely';
import { goneFromBackups } from '../../platform/backup/keep-days.ts';

export type ErasureRow = Omit<Erasure, 'leftAt' | 'erasedAt' | 'backupsUntil'> & { leftAt: Date | null; erasedAt: Date };

/** What a proof says, and whether it still says what it said, after the one that it was written after. */
export const erasureColumns = sql`
  e.id, e.number, e.subject_id as "subjectId", e.part, e.rule_months as "ruleMonths", p.name as "byName", e.left_at as "leftAt",
  e.erased_at as "erasedAt", e.removed, e.blanked, e.files, e.hash,
  e.hash = app.hash_of_erasure(e) and e.previous_hash is not distinct from (
    select former.hash from app.erasures former where former.tenant_id = e.tenant_id and former.number = e.number - 1
  ) and (e.number = 1 or e.previous_hash is not null) as "isIntact"`;

export const erasuresWithPerson = sql`app.erasures e left join identity.known_persons p on p.id = e.person_id`;

export const presentErasure = ({ leftAt, erasedAt, ...row }: ErasureRow): Erasure => ({
  ...row,
  leftAt: leftAt?.toISOString() ?? null,
  erasedAt: erasedAt.toISOString(),
  backupsUntil: goneFromBackups(erasedAt).toISOString(),
});
