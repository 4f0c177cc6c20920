import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface NamedTag {
  id: string;
  name: LocalText;
}

/** What assessments are counted for, by its name in every language. */
export async function namesOfTags(db: Db): Promise<NamedTag[]> {
  const { rows } = await sql<NamedTag>`select id, name from catalog.assessment_tags order by position`.execute(db);
  return rows;
}
