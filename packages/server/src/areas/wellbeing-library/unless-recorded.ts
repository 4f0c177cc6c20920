import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Remove = (db: Db, caller: Actor, input: { id: string }) => Promise<void>;

/** Deletes what no family has worked with and nobody has written about. */
export const unlessRecorded =
  (column: 'daily_topic_id' | 'week_theme_id' | 'template_id', remove: Remove): Remove =>
  async (db, caller, input) => {
    const { rows } = await sql`
      select 1 from app.topic_marks where ${sql.ref(column)} = ${input.id}
      union all select 1 from app.topic_thoughts where ${sql.ref(column)} = ${input.id} limit 1`.execute(db);
    if (rows.length > 0) refuse('RocketSystem:TopicHasRecords');
    await remove(db, caller, input);
  };
