import type { platform } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

type Platform = z.infer<typeof platform>;

/** Puts the next booking of a plan from the centre to the app, or back; null where none is booked. Who trains by the app leaves the classroom free. */
export async function reversePlatform(db: Db, caller: Member, planId: string): Promise<Platform | null> {
  const { rows } = await sql<{ id: string; platform: Platform }>`
    update app.occurrences set platform = case platform when 'App' then 'Web' else 'App' end, classroom_id = null
    where id = (
      select id from app.occurrences where plan_id = ${planId} and state = 'scheduled' and ends_at > ${caller.now}
      order by starts_at, id limit 1 for update
    )
    returning id, platform`.execute(db);
  const [turned] = rows;
  if (!turned) return null;
  await db.deleteFrom('app.holds').where('occurrence_id', '=', turned.id).where('kind', '=', 'classroom').execute();
  return turned.platform;
}
