import type { Db } from '../../platform/db/types.ts';

/**
 * Closes the open links of one guardian for a child; of nobody in particular, those that nobody has used yet. The links of its other
 * guardians stay.
 */
export async function revokeRegistrations(
  db: Db,
  { subjectId, guardianId }: { subjectId: string; guardianId: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('app.guest_links')
    .set({ revoked_at: now })
    .where('purpose', '=', 'guardian')
    .where('subject_id', '=', subjectId)
    .where('guardian_id', 'is not distinct from', guardianId)
    .where('revoked_at', 'is', null)
    .execute();
}
