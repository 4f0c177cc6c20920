import { erasedPartWords, erasureWords } from '@trellis/contract/retention/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import { goneFromBackups } from '../../platform/backup/keep-days.ts';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { type ErasureRow, erasureColumns, erasuresWithPerson } from './erasure-rows.ts';

/** What proves each erasure as an Excel file, from the first one on: whoever has it can tell whether one was changed since. */
export function exportErasures(read: Read, caller: Actor): Promise<FileReply> {
  const name = erasureWords[caller.language].title;
  const portions = inPortions<ErasureRow>(read, async (db, last, limit) => {
    const { rows } = await sql<ErasureRow>`
      select ${erasureColumns} from ${erasuresWithPerson}
      where e.tenant_id = ${caller.tenantId} and e.number > ${last?.number ?? 0} order by e.number limit ${limit}`.execute(db);
    return rows;
  });
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions });
}

function columnsFor({ language, zone }: Actor): ExcelColumn<ErasureRow>[] {
  const words = erasureWords[language];
  const date = { width: 14, format: 'mm/dd/yyyy' };
  const dayOf = (moment: Date | null) => moment && new Date(`${dateIn(zone, moment.toISOString())}T00:00:00Z`);
  const counted = (counts: Record<string, number>) =>
    Object.entries(counts)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([table, count]) => `${table} ${count}`)
      .join(', ');
  return [
    { header: words.number, width: 8, format: '0', value: (row) => row.number },
    { header: words.child, width: 38, value: (row) => row.subjectId },
    { header: words.part, width: 22, value: (row) => erasedPartWords[language][row.part] },
    { header: words.rule, width: 14, format: '0', value: (row) => row.ruleMonths },
    { header: words.by, width: 24, value: (row) => row.byName },
    { header: words.leftAt, ...date, value: (row) => dayOf(row.leftAt) },
    { header: words.erasedAt, ...date, value: (row) => dayOf(row.erasedAt) },
    { header: words.removed, width: 40, value: (row) => counted(row.removed) },
    { header: words.blanked, width: 40, value: (row) => counted(row.blanked) },
    { header: words.files, width: 10, format: '0', value: (row) => row.files },
    { header: words.backupsUntil, ...date, value: (row) => dayOf(goneFromBackups(row.erasedAt)) },
    { header: words.hash, width: 66, value: (row) => row.hash },
  ];
}
