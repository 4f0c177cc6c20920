import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import type { Guest } from '../http/caller.ts';

/** Which guardian the link stands for, under its lock: of two phones that send at once, the second finds what the first made. */
export async function lockGuardianOfLink(db: Db, guest: Guest): Promise<string | null> {
  const link = await db
    .selectFrom('app.guest_links')
    .select('guardian_id')
    .where('id', '=', guest.linkId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (link.guardian_id) await actAsGuardian(db, link.guardian_id);
  return link.guardian_id;
}

/** Lets `record` write the row of a new guardian; from here on the link stands for them and for nobody else. */
export async function becomeGuardian(db: Db, guest: Guest, guardianId: string, record: () => Promise<void>): Promise<void> {
  await actAsGuardian(db, guardianId);
  // the link refers to the row: that one comes first
  await record();
  await db.updateTable('app.guest_links').set({ guardian_id: guardianId }).where('id', '=', guest.linkId).execute();
}

async function actAsGuardian(db: Db, guardianId: string): Promise<void> {
  await sql`select set_config('app.guardian_id', ${guardianId}, true)`.execute(db);
}
