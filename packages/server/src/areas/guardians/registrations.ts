import type { Db } from '../../platform/db/types.ts';

/** Closes every open link of a guardian for a child, whatever it is for. */
export async function closeLinksOf(db: Db, { subjectId, guardianId }: { subjectId: string; guardianId: string }, now: Date): Promise<void> {
  await db
    .updateTable('app.guest_links')
    .set({ revoked_at: now })
    .where('subject_id', '=', subjectId)
    .where('guardian_id', '=', guardianId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Closes the open links of one guardian for a child, those that were mailed or those that were shown; of nobody in particular, those that nobody
 * has used yet. The links of its other guardians stay.
 */
export async function revokeRegistrations(
  db: Db,
  { subjectId, guardianId, isMailed }: { subjectId: string; guardianId: string | null; isMailed: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('app.guest_links')
    .set({ revoked_at: now })
    .where('purpose', '=', 'guardian')
    .where('subject_id', '=', subjectId)
    .where('guardian_id', 'is not distinct from', guardianId)
    .where('is_mailed', '=', isMailed)
    .where('revoked_at', 'is', null)
    .execute();
}
