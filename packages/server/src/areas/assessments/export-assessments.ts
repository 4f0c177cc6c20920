import type { UserAssessmentFilter } from '@trellis/contract/assessments/schemas';
import { assessmentFieldWords, assessmentStatusWords, assessmentTypeWords } from '@trellis/contract/assessments/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { subjectOf } from '../subjects/public.ts';
import { exportTexts } from './export-texts.ts';
import { matches, type UserAssessmentRow, userAssessmentsWhere } from './store.ts';

/** The assessments that a filter names as an Excel file, the latest first. */
export async function exportAssessments(read: Read, caller: Actor, filter: UserAssessmentFilter): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const { subjectId } = filter;
  if (subjectId) await read((db) => subjectOf(db, subjectId));
  const { name } = exportTexts[caller.language];
  const portions = inPortions<UserAssessmentRow>(read, async (db, last, limit) => {
    const beyond = last
      ? sql`(own.created_at < ${last.orderedAt}::timestamptz or (own.created_at = ${last.orderedAt}::timestamptz and own.id > ${last.id}::uuid))`
      : sql`true`;
    const tail = sql`order by own.created_at desc, own.id limit ${limit}`;
    return (await userAssessmentsWhere(caller.language, sql`${matches(filter)} and ${beyond}`, tail).execute(db)).rows;
  });
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions });
}

function columnsFor({ language, zone }: Actor): ExcelColumn<UserAssessmentRow>[] {
  const fields = assessmentFieldWords[language];
  const { child, obtained, yes, no } = exportTexts[language];
  const day = (instant: Date | null) => instant && new Date(`${dateIn(zone, instant.toISOString())}T00:00:00Z`);
  return [
    { header: child, width: 26, value: (row) => row.userName },
    { header: fields.name, width: 36, value: (row) => row.title },
    { header: fields.type, width: 20, value: (row) => assessmentTypeWords[language][row.assessmentType] },
    { header: fields.status, width: 16, value: (row) => assessmentStatusWords[language][row.status] },
    { header: fields.ordered, width: 14, format: 'mm/dd/yyyy', value: (row) => day(row.createdAt) },
    { header: fields.finished, width: 14, format: 'mm/dd/yyyy', value: (row) => day(row.finishTime) },
    { header: fields.paid, width: 12, value: (row) => (row.needPay ? yes : no) },
    { header: obtained, width: 16, value: (row) => (row.hasGetReport ? yes : no) },
    { header: fields.filler, width: 24, value: (row) => row.fillerName },
  ];
}
