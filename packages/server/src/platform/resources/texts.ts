import type { Language } from '@trellis/contract/languages';
import { markOf } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import { type RawBuilder, sql } from 'kysely';

/** A column of texts by language, in one of them. */
export const textIn = (column: string, language: Language): RawBuilder<string> => sql<string>`${sql.ref(column)} ->> ${language}`;

/** A column that names a resource: in one of the languages, or the same in all of them. */
export const titleIn = (
  { fields, title }: Pick<AnyResource, 'fields' | 'title'>,
  column: string,
  language: Language,
): RawBuilder<string> =>
  markOf(fields.shape[title] as never)?.kind === 'localText' ? textIn(column, language) : sql<string>`${sql.ref(column)}`;
