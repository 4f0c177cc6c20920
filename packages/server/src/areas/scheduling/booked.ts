import type { platform } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';

/** A booking as it stands, with what changing it looks at. */
export interface Booked {
  id: string;
  planId: string;
  seriesId: string | null;
  state: string;
  coachId: string;
  startsAt: Date;
  minutes: number;
  platform: z.infer<typeof platform>;
  classroomId: string | null;
  notice: unknown;
  concurrencyStamp: string;
}

/** One booking, or those of a series that are booked after a time, by start; taken until the transaction ends. */
export async function findBooked(db: Db, which: { id: string } | { seriesId: string; after: Date }): Promise<Booked[]> {
  const condition =
    'id' in which ? sql`id = ${which.id}` : sql`series_id = ${which.seriesId} and state = 'scheduled' and starts_at > ${which.after}`;
  const { rows } = await sql<Booked>`
    select id, plan_id as "planId", series_id as "seriesId", state, coach_id as "coachId", starts_at as "startsAt",
      (extract(epoch from ends_at - starts_at) / 60)::int as minutes, platform, classroom_id as "classroomId", notices as notice,
      concurrency_stamp as "concurrencyStamp"
    from app.occurrences where ${condition} order by starts_at, id for no key update`.execute(db);
  return rows;
}

export async function coachName(db: Db, coachId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from identity.known_persons where id = ${coachId}`.execute(db);
  return rows[0]?.name ?? '';
}
