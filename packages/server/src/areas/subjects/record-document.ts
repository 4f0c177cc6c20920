import type { DocumentOrder } from '@trellis/contract/files/document-calls';
import { guardianRoleTexts } from '@trellis/contract/guardians/rules';
import { isUnknownDate } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfFact, PdfPart } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenTime } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { describeContracts } from '../contracts/public.ts';
import { describePlans } from '../offline-plans/public.ts';
import { documentTexts } from './document-texts.ts';
import { exportTexts } from './export-texts.ts';
import { findSubjectInfo } from './find-subject.ts';
import { listCheckIns } from './list-check-ins.ts';

type Order = Extract<DocumentOrder, { document: 'subjectRecord' }>;

const mostCheckIns = 100;

/** Everything that is kept about a child, as far as the reader may see it. */
export async function describeRecord(db: Db, reader: Member, { id }: Order): Promise<PdfContent> {
  const subject = await findSubjectInfo(db, reader, { subjectId: id });
  const { title } = documentTexts[reader.language];
  const { policies } = reader;
  return {
    fileName: `${title} ${subject.name}`,
    title: pdfTexts[reader.language].titled(title, subject.name),
    parts: [
      { kind: 'facts', facts: profileOf(reader, subject) },
      guardiansOf(reader, subject),
      ...(policies.has('RocketSystem.UserContract') ? [await describeContracts(db, reader, id)] : []),
      ...(policies.has('RocketSystem.UserOfflinePlan') ? await describePlans(db, reader, id) : []),
      ...(policies.has('PFE.UserManagement.CheckIn') ? [await attendanceOf(db, reader, id)] : []),
    ],
  };
}

function profileOf({ language }: Member, subject: SubjectInfo): PdfFact[] {
  const { headers, gender, language: spoken, tag, status, grade } = exportTexts[language];
  const texts = documentTexts[language];
  const facts: [string, string | null][] = [
    [headers.name, subject.name],
    [headers.number, subject.outpatientNumber],
    [headers.birthday, isUnknownDate(subject.birthday) ? null : writtenDay(subject.birthday)],
    [headers.gender, gender[subject.gender]],
    [texts.stage, subject.stage && texts.stages[subject.stage]],
    [headers.grade, subject.gradeName === null ? null : grade(subject.gradeName)],
    [headers.language, subject.language && spoken[subject.language]],
    [texts.dominantHand, subject.dominantHand && texts.hands[subject.dominantHand]],
    [headers.school, [subject.schoolName, subject.className].filter(Boolean).join(' · ')],
    [headers.city, subject.city],
    [headers.coaches, subject.coachNames.join(', ')],
    [headers.status, status[subject.status]],
    [headers.tag, tag[subject.tag]],
    [headers.remaining, String(subject.remainingTimes)],
  ];
  return facts.map(([label, value]) => ({ label, value: value || texts.unknown }));
}

function guardiansOf({ language }: Member, { guardians }: SubjectInfo): PdfPart {
  const texts = documentTexts[language];
  return {
    kind: 'table',
    title: exportTexts[language].headers.guardians,
    none: texts.noGuardians,
    columns: [
      { header: exportTexts[language].headers.name, share: 60 },
      { header: texts.relation, share: 40 },
    ],
    rows: guardians.map(({ nickName, role }) => [nickName, guardianRoleTexts[role][language]]),
  };
}

async function attendanceOf(db: Db, reader: Member, subjectId: string): Promise<PdfPart> {
  const texts = documentTexts[reader.language];
  const { items, totalCount } = await listCheckIns(db, reader, { subjectId, skipCount: 0, maxResultCount: mostCheckIns });
  return {
    kind: 'table',
    title: totalCount > mostCheckIns ? texts.latestAttendance(mostCheckIns) : texts.attendance,
    none: texts.noAttendance,
    columns: [
      { header: texts.cameAt, share: 50 },
      { header: texts.leftAt, share: 50 },
    ],
    rows: items.map(({ inAt, outAt }) => [writtenTime(inAt, reader.zone), outAt ? writtenTime(outAt, reader.zone) : texts.stillHere]),
  };
}
