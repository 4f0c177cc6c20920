import type { RecordFilter } from '@trellis/contract/credits/schemas';
import { creditCommodityWords, creditKindWords, statementWords } from '@trellis/contract/credits/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { subjectOf } from '../subjects/public.ts';
import { statementName } from './export-texts.ts';
import { type StatementRow, statement } from './statement-store.ts';
import { writtenContract } from './written-contract.ts';

/** A child's statement as filtered, newest first, as an Excel file. */
export async function exportStatement(read: Read, caller: Actor, filter: RecordFilter): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const { name } = await read((db) => subjectOf(db, filter.userId));
  const title = statementName[caller.language];
  const fileName = `${title} ${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  const portions = inPortions<StatementRow>(read, async (db, last, limit) => {
    const beyond = last ? sql`(posting.created_at, posting.id) < (${last.postedAt}::timestamptz, ${last.id}::uuid)` : sql`true`;
    const tail = sql`order by posting.created_at desc, posting.id desc limit ${limit}`;
    return (await statement(caller, filter, beyond, tail).execute(db)).rows;
  });
  const columns: ExcelColumn<StatementRow>[] = [
    ...movementColumns(caller),
    { header: statementWords[caller.language].balance, width: 10, format: '0', value: (row) => row.balance },
    ...whoColumns(caller),
  ];
  return excelReply({ fileName, sheetName: title, columns, portions });
}

type Movement = Pick<StatementRow, 'localTime' | 'kind' | 'commodity' | 'tagName' | 'change'>;

/** When what moved by how many. */
export function movementColumns({ language }: Member): ExcelColumn<Movement>[] {
  const headers = statementWords[language];
  return [
    { header: headers.time, width: 18, format: 'mm/dd/yyyy hh:mm', value: (row) => new Date(row.localTime) },
    { header: headers.kind, width: 14, value: (row) => creditKindWords[language][row.kind] },
    { header: headers.commodity, width: 22, value: (row) => creditCommodityWords[language][row.commodity] },
    { header: headers.tag, width: 20, value: (row) => row.tagName },
    { header: headers.change, width: 10, format: '+0;-0;0', value: (row) => row.change },
  ];
}

type Who = Pick<StatementRow, 'contract' | 'sessionNum' | 'creator' | 'remark'>;

/** Of which contract, in which session, who moved it, and why. */
export function whoColumns({ language }: Member): ExcelColumn<Who>[] {
  const headers = statementWords[language];
  return [
    { header: headers.contract, width: 22, value: (row) => writtenContract(language, row.contract) },
    { header: headers.session, width: 10, format: '0', value: (row) => row.sessionNum },
    { header: headers.creator, width: 24, value: (row) => row.creator },
    { header: headers.remark, width: 40, value: (row) => row.remark },
  ];
}
