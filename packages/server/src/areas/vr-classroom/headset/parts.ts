import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

/** How much of the recording of a test has arrived. */
export async function receivedOf(db: Db, testRequestId: string): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    select coalesce(sum(length(bytes)), 0)::int as received from app.recording_parts where request_id = ${testRequestId}`.execute(db);
  return rows[0]?.received ?? 0;
}

export interface Arrived {
  digest: string;
  total: number;
  bytes: Buffer;
}

/** What has arrived of a recording, put together; undefined where nothing has. */
export async function arrivedOf(db: Db, testRequestId: string): Promise<Arrived | undefined> {
  const parts = await db
    .selectFrom('app.recording_parts')
    .select(['digest', 'total', 'bytes'])
    .where('request_id', '=', testRequestId)
    .orderBy('position')
    .execute();
  const [first] = parts;
  return first && { digest: first.digest, total: first.total, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) };
}

export async function dropParts(db: Db, testRequestId: string): Promise<void> {
  await db.deleteFrom('app.recording_parts').where('request_id', '=', testRequestId).execute();
}
