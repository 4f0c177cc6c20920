import type { UserContractFilter, UserContractItem } from '@trellis/contract/contracts/schemas';
import { contractFieldWords, contractPurposeWords, contractStateWords, contractTypeWords } from '@trellis/contract/contracts/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { matchesContract } from './contract-filter.ts';
import { type ContractRow, contractsWhere, presentItems } from './contract-store.ts';
import { exportName } from './export-texts.ts';

/** The contracts that a filter names as an Excel file, the one signed last first, written while they are read. */
export async function exportContracts(read: Read, caller: Actor, filter: UserContractFilter): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const name = exportName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions: portionsOf(read, caller, filter) });
}

async function* portionsOf(read: Read, caller: Member, filter: UserContractFilter): AsyncGenerator<UserContractItem[]> {
  const condition = matchesContract(caller, filter);
  const rows = inPortions<ContractRow>(read, async (db, last, limit) => {
    const beyond = last
      ? sql`(contract.signed_on, contract.created_at, contract.id) < (${last.signTime}::date, ${last.addedAt}::timestamptz, ${last.id}::uuid)`
      : sql`true`;
    const tail = sql`order by contract.signed_on desc, contract.created_at desc, contract.id desc limit ${limit}`;
    return (await contractsWhere(sql`${condition} and ${beyond}`, tail).execute(db)).rows;
  });
  for await (const portion of rows) yield await read((db) => presentItems(db, portion));
}

function columnsFor({ language, zone }: Member): ExcelColumn<UserContractItem>[] {
  const fields = contractFieldWords[language];
  const onDay = (day: string) => new Date(`${day}T00:00:00Z`);
  const date = { width: 14, format: 'mm/dd/yyyy' };
  const money = { width: 14, format: '"$"#,##0.00' };
  const count = { width: 12, format: '0' };
  return [
    { header: fields.userId, width: 28, value: (row) => row.userName },
    { header: fields.outpatientNumber, width: 18, value: (row) => row.outpatientNumber },
    { header: fields.contractType, width: 16, value: (row) => contractTypeWords[language][row.contractType] },
    { header: fields.purpose, width: 16, value: (row) => contractPurposeWords[language][row.purpose] },
    { header: fields.signTime, ...date, value: (row) => onDay(row.signTime) },
    { header: fields.amount, ...money, value: (row) => row.amount },
    { header: fields.paid, ...money, value: (row) => row.paid },
    { header: fields.outstanding, ...money, value: (row) => row.outstanding },
    { header: fields.totalClass, ...count, value: (row) => row.totalClass },
    { header: fields.usedClass, ...count, value: (row) => row.usedClass },
    { header: fields.remainClass, ...count, value: (row) => row.remainClass },
    { header: fields.stoppedClass, ...count, value: (row) => row.stoppedClass },
    { header: fields.takenBackClass, ...count, value: (row) => row.takenBackClass },
    { header: fields.price, ...money, value: (row) => Number(row.price) },
    { header: fields.state, width: 14, value: (row) => contractStateWords[language][row.stopTime ? 'Stopped' : 'InForce'] },
    { header: fields.stopTime, ...date, value: (row) => (row.stopTime ? onDay(dateIn(zone, row.stopTime)) : null) },
  ];
}
