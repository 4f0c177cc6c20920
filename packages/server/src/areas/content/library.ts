import type { courseWareCalls, tagCalls, teacherCalls } from '@trellis/contract/content/library-calls';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { type MediaRow, mediaJson, presentFile, takeMedia } from './media.ts';

type Names = Record<Language, string>;

const nameColumns = (language: Language) => sql`r.names, ${textIn('r.names', language)} as name`;
/** By name or by when it was added: what is not ordered by hand. */
const named = {
  columns: nameColumns,
  searched: (language: Language) => textIn('r.names', language),
  orders: { name: (language: Language) => sql`lower(${textIn('r.names', language)})`, createdAt: () => sql`r.created_at` },
  order: 'createdAt desc',
};
export const json = (value: unknown) => JSON.stringify(value);
export const added = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() });

/** What names the rows of a query, in order. */
export async function namesOf(db: Db, query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}

interface NamedRow {
  id: string;
  names: Names;
  name: string;
}

export const tags = resourceCases<InputOf<typeof tagCalls.create>, NamedRow, OutputOf<typeof tagCalls.get>>({
  ...named,
  table: 'catalog.tags',
  write: async (_db, _caller, { names }) => ({ names: json(names) }),
  present: added,
});

type TeacherRow = NamedRow & { introductions: Names; introduction: string };

export const teachers = resourceCases<InputOf<typeof teacherCalls.create>, TeacherRow, OutputOf<typeof teacherCalls.get>>({
  ...named,
  table: 'catalog.teachers',
  columns: (language) => sql`${nameColumns(language)}, r.introductions, ${textIn('r.introductions', language)} as introduction`,
  write: async (_db, _caller, { names, introductions }) => ({ names: json(names), introductions: json(introductions) }),
  usedBy: (db, id, language) =>
    namesOf(db, sql`select ${textIn('titles', language)} as name from catalog.courses where teacher_id = ${id} order by sort_order, id`),
  present: added,
});

type CourseWareRow = NamedRow & { file: MediaRow };

export const courseWares = resourceCases<InputOf<typeof courseWareCalls.create>, CourseWareRow, OutputOf<typeof courseWareCalls.get>>({
  ...named,
  table: 'catalog.coursewares',
  columns: (language) => sql`${nameColumns(language)}, (select ${mediaJson('m')} from catalog.media m where m.id = r.media_id) as file`,
  write: async (db, caller, { names, fileId }) => ({
    names: json(names),
    media_id: await takeMedia(db, caller, { id: fileId, kind: 'courseWare', member: 'fileId' }),
  }),
  usedBy: (db, id, language) =>
    namesOf(db, sql`select ${textIn('titles', language)} as name from catalog.course_contents where courseware_id = ${id} order by id`),
  present: ({ file, ...row }) => ({ ...added(row), file: presentFile(file) }),
});
