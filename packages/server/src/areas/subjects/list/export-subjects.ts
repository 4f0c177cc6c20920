import { classesLeft } from '@trellis/contract/credits/rules';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { subjectFileCalls } from '@trellis/contract/subjects/file-calls';
import { isUnknownDate } from '@trellis/contract/subjects/rules';
import {
  bindStatusWords,
  genderWords,
  gradeText,
  subjectFieldWords,
  subjectLanguageWords,
  tagWords,
} from '@trellis/contract/subjects/words';
import type { InputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { OrderOfList } from '../../../platform/db/order-of-list.ts';
import type { Db } from '../../../platform/db/types.ts';
import { type ExcelColumn, excelReply } from '../../../platform/documents/excel.ts';
import { inPortions } from '../../../platform/documents/portions.ts';
import type { Actor, Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { creditOfSubject } from '../../credits/public.ts';
import { requireKnownClass } from '../../groups/public.ts';
import { type SubjectRow, subjectColumns } from '../editing/store.ts';
import { exportName } from './export-texts.ts';
import { orderOfSubjects } from './list-subjects.ts';
import { matchesSubject } from './subject-filter.ts';

interface ExportRow extends SubjectRow {
  /** Where the next portion begins. */
  mark: string;
  coaches: string | null;
  guardians: string | null;
  remainingTimes: number;
  groupTimes: number | null;
}

/** The children that a filter names as an Excel file, in the order of their list, written while they are read. */
export async function exportSubjects(
  read: Read,
  caller: Actor,
  filter: InputOf<typeof subjectFileCalls.excelDownload>,
): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const { subjectGroup } = filter;
  if (subjectGroup) await read((db) => requireKnownClass(db, subjectGroup));
  const name = exportName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  const portions = portionsOf(read, matchesSubject(caller, filter), orderOfSubjects(filter.sorting));
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions });
}

function portionsOf(read: Read, matching: RawBuilder<unknown>, order: OrderOfList): AsyncGenerator<ExportRow[]> {
  return inPortions<ExportRow>(read, (db, last, limit) =>
    rowsWhere(db, sql`${matching} and ${last ? order.after(last) : sql`true`}`, order, limit),
  );
}

async function rowsWhere(db: Db, condition: RawBuilder<unknown>, order: OrderOfList, limit: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${subjectColumns}, ${order.mark} as mark, credit."remainingTimes", credit."groupTimes",
      (
        select string_agg(coach.name, ', ' order by coach.name) from app.subject_coaches as link
        join identity.known_persons as coach on coach.id = link.person_id
        where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
      ) as coaches,
      (
        select string_agg(guardian.full_name, ', ' order by guardian.full_name) from app.subject_guardians as link
        join app.guardians as guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
        where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
      ) as guardians
    from app.subjects as subject ${creditOfSubject} where ${condition}
    order by ${order.by} limit ${limit}`.execute(db);
  return rows;
}

function columnsFor({ language, zone }: Member): ExcelColumn<ExportRow>[] {
  const fields = subjectFieldWords[language];
  const date = { width: 14, format: 'mm/dd/yyyy' };
  const onDay = (day: string) => new Date(`${day}T00:00:00Z`);
  return [
    { header: fields.name, width: 28, value: (row) => row.name },
    { header: fields.outpatientNumber, width: 18, value: (row) => row.outpatientNumber },
    // a spreadsheet knows no year 0001
    { header: fields.birthday, ...date, value: (row) => (isUnknownDate(row.birthday) ? null : onDay(row.birthday)) },
    { header: fields.gender, width: 12, value: (row) => genderWords[language][row.gender] },
    { header: fields.gradeName, width: 18, value: (row) => (row.grade === null ? null : gradeText(row.grade, language)) },
    { header: fields.language, width: 16, value: (row) => (row.language ? subjectLanguageWords[language][row.language] : null) },
    { header: fields.tag, width: 12, value: (row) => tagWords[language][row.tag] },
    { header: fields.bound, width: 12, value: (row) => bindStatusWords[language][row.bindState] },
    { header: fields.coachIds, width: 28, value: (row) => row.coaches },
    { header: fields.guardians, width: 28, value: (row) => row.guardians },
    { header: fields.remaining, width: 12, format: '0', value: classesLeft },
    { header: fields.schoolName, width: 24, value: (row) => row.schoolName },
    { header: fields.city, width: 16, value: (row) => row.city },
    { header: fields.createdAt, ...date, value: (row) => onDay(dateIn(zone, row.createdAt.toISOString())) },
  ];
}
