import type { Language } from '@trellis/contract/languages';
import { markOf } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import { type RawBuilder, sql } from 'kysely';
import { byName } from '../db/sorting.ts';
import type { Db } from '../db/types.ts';
import { nameOf } from './versions.ts';

interface Choice {
  id: string;
  name: string;
}

/** What a form may choose from, by its field, in the order of the names: all rows, or those that `choosable` lets in. */
export async function choicesOf(
  db: Db,
  { fields }: Pick<AnyResource, 'fields'>,
  language: Language,
  choosable: Record<string, RawBuilder<unknown>>,
): Promise<Record<string, Choice[]>> {
  const asked = Object.entries(fields.shape).flatMap(([field, schema]) => {
    const mark = markOf(schema);
    return mark?.kind === 'one' || mark?.kind === 'many' ? [{ field, of: mark.of }] : [];
  });
  const found = await Promise.all(
    asked.map(async ({ field, of }) => {
      const name = nameOf(of, language);
      const { rows } = await sql<Choice>`
        select o.id, ${name} as name from ${sql.table(of.table)} o where ${choosable[field] ?? sql`true`} order by ${byName(name)}, o.id`.execute(
        db,
      );
      return [field, rows] as const;
    }),
  );
  return Object.fromEntries(found);
}
