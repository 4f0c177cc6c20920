import { changeLimits } from '@trellis/contract/credits/schemas';
import { creditCommodityWords } from '@trellis/contract/credits/words';
import type { RecordField } from '@trellis/contract/imports/fields';
import type { ListMapping } from '@trellis/contract/imports/lists';
import { languages } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type CheckedRow, type ListRow, type RowReader, remarkOf } from '../../../platform/imports/row-reader.ts';
import { meaning, plain } from '../../../platform/imports/words.ts';
import { type BroughtCredit, namesOfTags } from '../../credits/public.ts';
import { findChildren, type KnownChildren, readChild } from '../find-children.ts';
import { readRows } from '../read-rows.ts';
import { readCount } from '../read-values.ts';
import { remarks } from './remarks.ts';

type Checked = CheckedRow<RecordField, BroughtCredit>;
type Credit = Pick<BroughtCredit, 'commodity' | 'tagId'>;

const classes: Credit = { commodity: 'oneToOne', tagId: null };
const wordsOfClasses = meaning([
  [
    classes,
    [
      ...languages.map((language) => creditCommodityWords[language].oneToOne),
      'training session|training sessions|session|sessions|class|classes|lessons|one to one|1:1|individual',
      '课时|训练课时|一对一|一对一训练|个训|sesión|sesiones|sesiones de entrenamiento|clases|individuales',
    ].join('|'),
  ],
]);

interface Known {
  children: KnownChildren;
  /** What is meant by a word, and which words are offered. */
  meanings: ReadonlyMap<string, Credit>;
  choices: readonly string[];
}

/** Looks through rows of credits: each by itself, among the others, and beside what children have. */
export async function checkCredits(db: Db, caller: Actor, rows: readonly ListRow[], mapping: ListMapping<RecordField>): Promise<Checked[]> {
  const find = async (readers: readonly RowReader<RecordField>[]): Promise<Known> => {
    const [children, tags] = await Promise.all([findChildren(db, readers), namesOfTags(db)]);
    const ofTags = tags.flatMap(({ id, name }) =>
      languages.map((language) => [plain(name[language]), { commodity: 'assessment', tagId: id }] as const),
    );
    const choices = [creditCommodityWords[caller.language].oneToOne, ...tags.map(({ name }) => name[caller.language])];
    return { children, meanings: new Map([...wordsOfClasses, ...ofTags]), choices };
  };
  const checked = await readRows(caller, { rows, mapping }, find, readCredit);
  await markBrought(db, caller, checked);
  return checked;
}

function readCredit(reader: RowReader<RecordField>, { children, meanings, choices }: Known): BroughtCredit {
  const subjectId = readChild(reader, children);
  reader.need('credit');
  reader.need('count');
  const credit = reader.choose('credit', meanings, choices) ?? classes;
  const amount = readCount(reader, 'count', { least: 1, most: changeLimits.amount }) ?? 1;
  return { subjectId, ...credit, amount, remark: reader.within('remark', changeLimits.remark) || null };
}

interface There extends Credit {
  subjectId: string;
  /** The list that brought it; null: no list did. */
  fileName: string | null;
  left: number;
}

const keyOf = ({ subjectId, commodity, tagId }: Pick<There, 'subjectId' | keyof Credit>) => `${subjectId} ${commodity} ${tagId}`;

/** What a child had left elsewhere is brought along once of each credit: a list that is sent again gives nothing twice. */
async function markBrought(db: Db, { language }: Actor, checked: readonly Checked[]): Promise<void> {
  const ids = [...new Set(checked.flatMap(({ candidate }) => candidate.subjectId || []))];
  const { rows } = await sql<There>`
    select account.subject_id as "subjectId", account.commodity, account.tag_id as "tagId", sum(account.balance)::int as left,
      max(finished.file_name) as "fileName"
    from app.credit_accounts as account
    left join app.brought_credits as brought on brought.tenant_id = account.tenant_id and brought.subject_id = account.subject_id
      and brought.commodity = account.commodity and brought.tag_id is not distinct from account.tag_id
    left join app.finished_imports as finished on finished.tenant_id = brought.tenant_id and finished.id = brought.import_id
    where account.subject_id = any (${ids}::uuid[]) and account.bucket in ('available', 'held') and account.commodity in ('oneToOne', 'assessment')
    group by account.subject_id, account.commodity, account.tag_id`.execute(db);
  const there = new Map(rows.map((row) => [keyOf(row), row]));
  const before = new Map<string, number>();
  for (const { row, candidate, faults, warnings } of checked) {
    if (faults.length > 0) continue;
    const key = keyOf(candidate);
    const { fileName = null, left = 0 } = there.get(key) ?? {};
    const first = before.get(key);
    const refuse = (message: string) => faults.push({ field: 'credit', message });
    if (fileName !== null) refuse(remarkOf(remarks.brought, language, { file: fileName }));
    else if (first !== undefined) refuse(remarkOf(remarks.sameInFile, language, { row: first }));
    else {
      before.set(key, row.number);
      if (left > 0) warnings.push({ field: 'count', message: remarkOf(remarks.onTop, language, { left }) });
    }
  }
}
