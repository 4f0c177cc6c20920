import { limits } from '@trellis/contract/limits';
import { type ImportField, importFields } from '@trellis/contract/subject-imports/fields';
import type { ImportResult } from '@trellis/contract/subject-imports/schemas';
import { importFieldWords } from '@trellis/contract/subject-imports/words';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import type { ImportDeclaration } from '../../platform/imports/declaration.ts';
import type { TemplateColumn } from '../../platform/imports/template.ts';
import { listCoaches } from '../subjects/public.ts';
import type { Candidate } from './candidate.ts';
import { checkRows } from './check-rows.ts';
import { headers } from './columns.ts';
import { insertChildren } from './insert-children.ts';
import { choicesOf, fileTexts } from './texts.ts';

/** Children that come in by lists. */
export const children: ImportDeclaration<ImportField, Candidate, { guardians: number }> = {
  kind: 'children',
  policy: 'PFE.UserManagement.Subject.Write',
  rows: limits.import.rows,
  fields: importFields,
  words: importFieldWords,
  headers,
  dateField: 'birthday',
  files: fileTexts,
  template,
  check: checkRows,
  insert: async (db, caller, importId, candidates) => ({ guardians: await insertChildren(db, caller, importId, candidates) }),
  nothing: { guardians: 0 },
  finish: keepGuardians,
  // somebody took a clinic number between the look and the write
  races: ['subjects_outpatient_number_key'],
};

const examples: Record<Exclude<ImportField, 'name'>, string> = {
  lastName: 'Silva',
  firstName: 'Ana',
  birthday: '2019-03-31',
  gender: '',
  grade: '2',
  language: '',
  tag: '',
  outpatientNumber: 'A-17',
  coaches: '',
  guardianName: 'Rita Silva',
  guardianRole: '',
  guardianPhone: '+1 212 555 0100',
  guardianEmail: 'rita@example.com',
};
const fieldsWithWords = ['gender', 'grade', 'language', 'tag', 'guardianRole'] as const;

/** A template asks for the parts of a name: a list may have the whole name instead. */
async function template(db: Db, { language }: Actor): Promise<TemplateColumn<ImportField>[]> {
  const coaches = (await listCoaches(db)).map(({ name }) => name);
  return (Object.keys(examples) as (keyof typeof examples)[]).map((field) => {
    const worded = fieldsWithWords.find((each) => each === field);
    const list = field === 'coaches' ? coaches : worded && worded !== 'grade' ? choicesOf(worded, language) : [];
    return { field, list, example: examples[field] || (list[0] ?? '') };
  });
}

async function keepGuardians(db: Db, _caller: Member, importId: string, { guardians }: ImportResult): Promise<void> {
  await db.updateTable('app.finished_imports').set({ guardians }).where('id', '=', importId).execute();
}
