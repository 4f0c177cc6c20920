import type { Transferred } from '@trellis/contract/programs/transfer-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { programCategories, programMaterials, trainingTargets } from '../training-parts/public.ts';
import { feedbackProperties } from './feedback-properties.ts';
import { columnOf, type LibraryFile } from './library-file.ts';
import { countRow } from './transfer-result.ts';

const parts = ['targets', 'categories', 'materials', 'feedbackProperties'] as const;
type Part = (typeof parts)[number];
/** What each is here, by what the file calls it. */
export type Placed = Record<Part, Map<string, string>>;

/** What programs name is found here by its id, its code or its English name, and added where nothing is found. */
export async function placeParts(db: Db, editor: Actor, library: LibraryFile, result: Transferred): Promise<Placed> {
  const placed = Object.fromEntries(parts.map((part) => [part, new Map<string, string>()])) as Placed;
  const adding = {
    targets: (entry: LibraryFile['targets'][number]) => trainingTargets.create(db, editor, entry),
    categories: (entry: LibraryFile['categories'][number]) => programCategories.create(db, editor, entry),
    materials: (entry: LibraryFile['materials'][number]) => programMaterials.create(db, editor, entry),
    feedbackProperties: async (entry: LibraryFile['feedbackProperties'][number]) => {
      const added = await feedbackProperties.create(db, editor, entry);
      await sql`update catalog.feedback_properties set code = ${entry.code} where id = ${added.id}`.execute(db);
      return added;
    },
  };
  for (const part of parts) {
    const { rows } = await sql<{ id: string; key: string }>`${known[part]}`.execute(db);
    const ids = new Set(rows.map(({ id }) => id));
    const byKey = new Map(rows.map(({ id, key }) => [key, id]));
    for (const [at, entry] of library[part].entries()) {
      const key = keyOf(entry);
      const found = ids.has(entry.id) ? entry.id : byKey.get(key);
      if (found) {
        placed[part].set(entry.id, found);
        continue;
      }
      // what is counted are programs
      const counted = {
        result: { ...result, added: 0 },
        language: editor.language,
        row: at + 1,
        column: (member: string) => columnOf(part, member),
      };
      await countRow(counted, async () => {
        const { id } = await (adding[part] as (given: typeof entry) => Promise<{ id: string }>)(entry);
        placed[part].set(entry.id, id);
        byKey.set(key, id);
        return 'added';
      });
    }
  }
  return placed;
}

const known: Record<Part, RawBuilder<unknown>> = {
  targets: sql`select id, names ->> 'en' as key from catalog.training_targets`,
  categories: sql`select id, code as key from catalog.categories`,
  materials: sql`select id, names ->> 'en' as key from catalog.program_materials`,
  feedbackProperties: sql`select id, code as key from catalog.feedback_properties`,
};

const keyOf = (entry: LibraryFile[Part][number]): string => ('code' in entry ? entry.code : entry.names.en);
