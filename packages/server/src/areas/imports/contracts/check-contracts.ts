import { reasonKindOf } from '@trellis/contract/contracts/rules';
import type { ContractPurpose, ContractType } from '@trellis/contract/contracts/schemas';
import { contractPurposeWords, contractTypeWords } from '@trellis/contract/contracts/words';
import type { RecordField } from '@trellis/contract/imports/fields';
import type { ListMapping } from '@trellis/contract/imports/lists';
import { type LocalText, languages } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type CheckedRow, type ListRow, type RowReader, remarkOf } from '../../../platform/imports/row-reader.ts';
import { known, plain } from '../../../platform/imports/words.ts';
import { toMinor } from '../../../platform/money.ts';
import { currency, type ReasonRow, reasonsInUse } from '../../contracts/public.ts';
import { findChildren, type KnownChildren, readChild } from '../find-children.ts';
import { readRows } from '../read-rows.ts';
import { readCount, readDay, readMoney } from '../read-values.ts';
import { remarks } from './remarks.ts';

/** What a sound row becomes; amounts are in minor units. */
export interface RunningContract {
  subjectId: string;
  contractType: ContractType;
  purpose: ContractPurpose;
  signedOn: string;
  totalClass: number;
  left: number;
  amount: number;
  paid: number;
  reasonId: string | null;
  reason: LocalText | null;
  discountReasonId: string | null;
  discountReason: LocalText | null;
}

type Checked = CheckedRow<RecordField, RunningContract>;

const types = known(contractTypeWords, {
  Renewal: 'renewal|renew|续约|续签|renovación',
  First: 'first|new|首签|新签|primera|primer contrato|nuevo',
});
const purposes = known(contractPurposeWords, {
  Training: 'training|one to one|1:1|one-on-one|individual|一对一|个训',
  GroupTraining: 'class|group|group training|班课|集体课|小组课|grupo|grupal',
});
const most = { classes: 10_000, money: 10_000_000 };

/** Looks through rows of contracts: each by itself, among the others, and beside those that the center has. */
export async function checkContracts(
  db: Db,
  caller: Actor,
  rows: readonly ListRow[],
  mapping: ListMapping<RecordField>,
): Promise<Checked[]> {
  const today = dateIn(caller.zone, caller.now.toISOString());
  const find = async (readers: readonly RowReader<RecordField>[]) => Promise.all([findChildren(db, readers), reasonsInUse(db)]);
  const checked = await readRows(caller, { rows, mapping }, find, (reader, [children, reasons]) =>
    readContract(reader, { caller, children, reasons, mapping, today }),
  );
  await markSame(db, caller, checked);
  return checked;
}

interface Reading {
  caller: Actor;
  children: KnownChildren;
  reasons: readonly ReasonRow[];
  mapping: ListMapping<RecordField>;
  today: string;
}

function readContract(reader: RowReader<RecordField>, { caller, children, reasons, mapping, today }: Reading): RunningContract {
  const subjectId = readChild(reader, children);
  reader.need('contractType');
  reader.need('purpose');
  const contractType = reader.choose('contractType', types, Object.values(contractTypeWords[caller.language])) ?? 'First';
  const purpose = reader.choose('purpose', purposes, Object.values(contractPurposeWords[caller.language])) ?? 'Training';
  const signedOn = readDay(reader, 'signTime', mapping.dateOrder);
  if (signedOn > today) reader.refuse('signTime', remarks.future);
  reader.need('totalClass');
  reader.need('amount');
  const totalClass = readCount(reader, 'totalClass', { least: 1, most: most.classes }) ?? 1;
  const left = readLeft(reader, totalClass);
  const amount = readMoney(reader, 'amount', most.money) ?? 0;
  const paid = readMoney(reader, 'paid', most.money) ?? 0;
  if (paid > amount) reader.refuse('paid', remarks.paidAboveAmount, { most: amount });
  const reasonOf = (field: 'reason' | 'discountReason', kind: ReasonRow['kind']) => {
    const some = reasons.filter((reason) => reason.kind === kind);
    const meanings = new Map(some.flatMap((reason) => languages.map((language) => [plain(reason.name[language]), reason] as const)));
    return reader.choose(
      field,
      meanings,
      some.map(({ name }) => name[caller.language]),
    );
  };
  const reason = reasonOf('reason', reasonKindOf(contractType));
  const discountReason = reasonOf('discountReason', 'Discount');
  return {
    subjectId,
    contractType,
    purpose,
    signedOn,
    totalClass,
    left,
    amount: toMinor(amount, currency),
    paid: toMinor(paid, currency),
    reasonId: reason?.id ?? null,
    reason: reason?.name ?? null,
    discountReasonId: discountReason?.id ?? null,
    discountReason: discountReason?.name ?? null,
  };
}

/** How many classes are left of a contract: said so, or by how many were used; where both are said they agree. */
function readLeft(reader: RowReader<RecordField>, total: number): number {
  const bounds = { least: 0, most: most.classes };
  const used = readCount(reader, 'usedClass', bounds);
  const left = readCount(reader, 'remainClass', bounds) ?? (used === undefined ? undefined : total - used);
  if (reader.faults.some(({ field }) => field === 'totalClass' || field === 'usedClass' || field === 'remainClass')) return total;
  if (left === undefined) reader.warn('remainClass', remarks.noneUsed, { total });
  else if (left < 0) reader.refuse('usedClass', remarks.usedAboveBought, { most: total });
  else if (left > total) reader.refuse('remainClass', remarks.leftAboveBought, { most: total });
  else if (used !== undefined && used + left !== total) reader.refuse('usedClass', remarks.usedAndLeft, { used, left, total });
  else if (left === 0) reader.warn('remainClass', remarks.allUsed);
  return left ?? total;
}

type Natural = Pick<RunningContract, 'subjectId' | 'contractType' | 'purpose' | 'signedOn' | 'totalClass' | 'amount'>;
const naturalKey = ({ subjectId, contractType, purpose, signedOn, totalClass, amount }: Natural) =>
  JSON.stringify([subjectId, contractType, purpose, signedOn, totalClass, Number(amount)]);

/** A contract that says the same as another of the child is the same one: a list that is sent again signs nothing twice. */
async function markSame(db: Db, { language }: Actor, checked: readonly Checked[]): Promise<void> {
  const ids = checked.flatMap(({ candidate }) => candidate.subjectId || []);
  const { rows } = await sql<Natural>`
    select subject_id as "subjectId", contract_type as "contractType", purpose, signed_on::text as "signedOn", total_class as "totalClass", amount
    from app.user_contracts where subject_id = any (${[...new Set(ids)]}::uuid[])`.execute(db);
  const there = new Set(rows.map(naturalKey));
  const before = new Map<string, number>();
  for (const { row, candidate, faults } of checked) {
    if (faults.length > 0) continue;
    const key = naturalKey(candidate);
    const first = before.get(key);
    if (there.has(key)) faults.push({ field: 'child', message: remarkOf(remarks.sameContract, language) });
    else if (first !== undefined) faults.push({ field: 'child', message: remarkOf(remarks.sameInFile, language, { row: first }) });
    else before.set(key, row.number);
  }
}
