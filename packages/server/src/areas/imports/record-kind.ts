import { fieldsOfKind, type ImportKind, type RecordField } from '@trellis/contract/imports/fields';
import { policyOfKind } from '@trellis/contract/imports/policies';
import { recordFieldWords } from '@trellis/contract/imports/words';
import { type Language, languages } from '@trellis/contract/languages';
import { limits } from '@trellis/contract/limits';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { ImportDeclaration } from '../../platform/imports/declaration.ts';
import { headersOf } from '../../platform/imports/headers.ts';

type Declaration<Candidate> = ImportDeclaration<RecordField, Candidate, Record<never, number>>;

interface Particular<Candidate> extends Pick<Declaration<Candidate>, 'template' | 'check' | 'lock' | 'finish' | 'dateField'> {
  /** What lists call its own fields, divided by |; how they name a child is the same for all. */
  headers: Partial<Record<RecordField, string>>;
  /** What its template is called. */
  file: Record<Language, string>;
  insert: (db: Db, caller: Member, importId: string, candidates: readonly Candidate[]) => Promise<void>;
  races?: readonly string[];
}

const ofChildren = {
  child: "name|full name|child's name|student|姓名|儿童姓名|学员姓名|nombre|alumno|alumna|niño|niña",
  outpatientNumber: 'outpatient number|patient number|number|编号|病历号|学号|número|historia clínica',
};
const faultyRows: Record<Language, string> = { en: 'Rows to correct', 'zh-Hans': '待更正的行', es: 'Filas por corregir' };

/** Lists of a kind, with what is the same for all that is brought along beside children. */
export function recordKind<Candidate>(
  kind: ImportKind,
  { headers, file, insert, races = [], ...particular }: Particular<Candidate>,
): Declaration<Candidate> {
  const { fields } = fieldsOfKind[kind];
  const files = Object.fromEntries(
    languages.map((language) => [language, { template: file[language], faultyRows: faultyRows[language] }]),
  ) as Declaration<Candidate>['files'];
  return {
    ...particular,
    kind,
    policy: policyOfKind[kind],
    rows: limits.import.records,
    fields,
    words: recordFieldWords,
    headers: headersOf<RecordField>(fields, recordFieldWords, { ...ofChildren, ...headers }),
    files,
    insert: async (...given) => {
      await insert(...given);
      return {};
    },
    nothing: {},
    races,
  };
}
