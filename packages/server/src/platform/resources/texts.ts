import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';

/** A column of texts by language, in one of them. */
export const textIn = (column: string, language: Language): RawBuilder<string> => sql<string>`${sql.ref(column)} ->> ${language}`;
