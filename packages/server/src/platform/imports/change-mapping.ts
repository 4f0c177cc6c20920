import { doubledFields, type ListMapping, type UploadedList } from '@trellis/contract/imports/lists';
import type { LocalText } from '@trellis/contract/languages';
import type { Db } from '../db/types.ts';
import type { Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { lockIdleImport, presentImport, type WhichList } from './store.ts';

const doubled: LocalText = {
  en: 'Two columns cannot hold the same.',
  'zh-Hans': '同一字段不能对应两列。',
  es: 'Dos columnas no pueden contener lo mismo.',
};

/** Says which column holds what. A mapping that still lacks something is kept: its rows have that fault. */
export async function changeMapping<Field extends string, Result>(
  db: Db,
  caller: Member,
  { mapping, fields, ...which }: WhichList & { mapping: ListMapping<Field>; fields: readonly Field[] },
): Promise<UploadedList<Field, Result>> {
  const list = (await lockIdleImport<Field, Result>(db, caller, which)) ?? refuse('Trellis:ImportRunning');
  if (list.result) refuse('Trellis:ImportDone');
  const isKnown = mapping.columns.every((field) => field === null || fields.includes(field));
  if (mapping.columns.length !== list.headers.length || !isKnown) refuse('Trellis:InvalidInput', { members: ['mapping.columns'] });
  if (doubledFields(fields, mapping.columns).length > 0) {
    refuse('Trellis:InvalidInput', { validationErrors: [{ message: doubled[caller.language], members: ['mapping.columns'] }] });
  }
  await db
    .updateTable('app.subject_imports')
    .set({ mapping: JSON.stringify(mapping) })
    .where('id', '=', which.importId)
    .execute();
  return presentImport({ ...list, mapping });
}
