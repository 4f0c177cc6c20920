import type { LiveData, LiveTopic } from '@trellis/contract/live';
import { sql } from 'kysely';
import type { Db } from '../db/types.ts';

export interface LiveNews<T extends LiveTopic> {
  persons: readonly string[];
  /** Heard by those who act in this tenant; null: wherever they act. */
  tenantId: string | null;
  topic: T;
  data: LiveData[T];
}

/** Tells people in every browser that they have open, once the transaction commits. Who is away for some minutes hears it when they are back. */
export async function publishLive<T extends LiveTopic>(db: Db, { persons, tenantId, topic, data }: LiveNews<T>): Promise<void> {
  await sql`select identity.tell_live(${persons}::uuid[], ${tenantId}::uuid, ${topic}, ${JSON.stringify(data)}::jsonb)`.execute(db);
}
