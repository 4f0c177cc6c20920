import { contractPurposeWords } from '@trellis/contract/contracts/words';
import { classesLeft } from '@trellis/contract/credits/rules';
import type { DocumentOrder } from '@trellis/contract/documents';
import { guardianFieldWords, guardianRoleWords } from '@trellis/contract/guardians/words';
import { ofPlanTab } from '@trellis/contract/offline-plans/tab-access';
import { isUnknownDate } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import {
  bindStatusWords,
  genderWords,
  gradeText,
  handWords,
  stageWords,
  subjectFieldWords,
  subjectLanguageWords,
  tagWords,
} from '@trellis/contract/subjects/words';
import { isGranted } from '@trellis/contract/wire';
import type { Db } from '../../../platform/db/types.ts';
import type { PdfContent, PdfFact, PdfPart } from '../../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenTime } from '../../../platform/documents/written.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { describeContracts } from '../../contracts/public.ts';
import { describePlans } from '../../offline-plans/public.ts';
import { listCheckIns } from '../visits/list-check-ins.ts';
import { documentTexts } from './document-texts.ts';
import { findSubjectInfo } from './find-subject.ts';

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
      ...(isGranted(ofPlanTab, (policy) => policies.has(policy)) ? await describePlans(db, reader, id) : []),
      ...(policies.has('PFE.UserManagement.CheckIn') ? [await attendanceOf(db, reader, id)] : []),
    ],
  };
}

function profileOf({ language }: Member, subject: SubjectInfo): PdfFact[] {
  const fields = subjectFieldWords[language];
  const { birthday, gradeName, language: spoken, stage, dominantHand } = subject;
  const facts: [string, string | null][] = [
    [fields.name, subject.name],
    [fields.outpatientNumber, subject.outpatientNumber],
    [fields.birthday, isUnknownDate(birthday) ? null : writtenDay(birthday)],
    [fields.gender, genderWords[language][subject.gender]],
    [fields.stage, stage && stageWords[language][stage]],
    [fields.gradeName, gradeName === null ? null : gradeText(gradeName, language)],
    [fields.language, spoken && subjectLanguageWords[language][spoken]],
    [fields.dominantHand, dominantHand && handWords[language][dominantHand]],
    [fields.schoolName, [subject.schoolName, subject.className].filter(Boolean).join(' · ')],
    [fields.city, subject.city],
    [fields.coachIds, subject.coachNames.join(', ')],
    [fields.bound, bindStatusWords[language][subject.status]],
    [fields.tag, tagWords[language][subject.tag]],
    [fields.remaining, remainingText(subject, language)],
  ];
  return facts.map(([label, value]) => ({ label, value: value || documentTexts[language].unknown }));
}

/** As the page of the child says it. */
function remainingText(subject: SubjectInfo, language: Member['language']): string {
  const count = classesLeft(subject);
  return subject.groupTimes === null ? String(count) : `${count} · ${contractPurposeWords[language].GroupTraining}`;
}

function guardiansOf({ language }: Member, { guardians }: SubjectInfo): PdfPart {
  return {
    kind: 'table',
    title: subjectFieldWords[language].guardians,
    none: documentTexts[language].noGuardians,
    columns: [
      { header: guardianFieldWords[language].fullName, share: 60 },
      { header: guardianFieldWords[language].role, share: 40 },
    ],
    rows: guardians.map(({ nickName, role }) => [nickName, guardianRoleWords[language][role]]),
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
