import type { LocalText } from '@trellis/contract/languages';
import type { subjectImportCalls } from '@trellis/contract/subject-imports/calls';
import { doubledFields } from '@trellis/contract/subject-imports/fields';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockIdleImport, presentImport } from './store.ts';

const doubled: LocalText = {
  en: 'Two columns cannot hold the same.',
  'zh-Hans': '同一字段不能对应两列。',
  es: 'Dos columnas no pueden contener lo mismo.',
};

/** Says which column holds what. A mapping that still lacks something is kept: its rows have that fault. */
export async function changeMapping(
  db: Db,
  caller: Member,
  { importId, mapping }: InputOf<typeof subjectImportCalls.changeMapping>,
): Promise<OutputOf<typeof subjectImportCalls.changeMapping>> {
  const list = (await lockIdleImport(db, caller, importId)) ?? refuse('Trellis:ImportRunning');
  if (list.result) refuse('Trellis:ImportDone');
  if (mapping.columns.length !== list.headers.length) refuse('Trellis:InvalidInput', { members: ['mapping.columns'] });
  if (doubledFields(mapping.columns).length > 0) {
    refuse('Trellis:InvalidInput', { validationErrors: [{ message: doubled[caller.language], members: ['mapping.columns'] }] });
  }
  await db
    .updateTable('app.subject_imports')
    .set({ mapping: JSON.stringify(mapping) })
    .where('id', '=', importId)
    .execute();
  return presentImport({ ...list, mapping });
}
