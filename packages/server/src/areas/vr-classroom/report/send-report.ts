import type { InputOf, OutputOf } from '@trellis/contract/types';
import { reportModelWords } from '@trellis/contract/vr-classroom/document-words';
import { reportLinkDays, type reportMailCalls } from '@trellis/contract/vr-classroom/report-mail-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { issueLink } from '../../../platform/links/issue-link.ts';
import { countLetter } from '../../../platform/mail/letter-limit.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { subjectOf } from '../../subjects/public.ts';
import { loadReport } from './load-report.ts';
import { describeReport } from './report-document.ts';
import { layoutOf, reportSettingsOf } from './report-settings.ts';
import { changeOf } from './view-change.ts';

type Calls = typeof reportMailCalls;

/** Mails a link to the report of a test, or the report itself where that is asked or the center chose it. What it opens is kept as it stands now, and nobody is flooded with such letters. */
export async function sendReport(
  db: Db,
  caller: Member,
  { caseId, email, language, reportModel, attaches }: InputOf<Calls['sendReportToEmail']>,
): Promise<OutputOf<Calls['sendReportToEmail']>> {
  const { tenantId, zone, now } = caller;
  const report = await loadReport(db, { caseId, 'api-version': '2' });
  const { subjectId } = report.test;
  const child = await subjectOf(db, subjectId);
  // a link about a child who left would open nothing
  if (child.loggedOutAt) refuse('SubjectNotFound');
  await countLetter(db, caller, email);
  const [change, settings] = await Promise.all([changeOf(db, report), reportSettingsOf(db, tenantId)]);
  const content = describeReport(report, change, { model: reportModel, version: layoutOf(settings, reportModel), language, zone });
  const { id } = await db
    .insertInto('app.sent_reports')
    .values({
      tenant_id: tenantId,
      request_id: caseId,
      subject_id: subjectId,
      model: reportModel,
      language,
      recipient: email,
      content: JSON.stringify(content),
      sent_by: caller.personId,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = {
    tenantName: report.test.tenantName,
    childName: await firstNameOf(db, subjectId),
    reportName: reportModelWords[language][reportModel],
    subjectId,
  };
  const letter = { recipient: email, recipientName: null, language, zone, tenantId } as const;
  if (attaches ?? settings.attaches_reports) {
    await writeLetter(db, { ...letter, template: 'attachedReport', data: { ...about, sentReportId: id } });
    return { expiresAt: null };
  }
  const link = await issueLink(db, caller, { purpose: 'vratReport', subjectId, targetId: id, days: reportLinkDays, isMailed: true });
  await writeLetter(db, { ...letter, template: 'attentionReport', data: { ...about, link: link.url, minutes: reportLinkDays * 24 * 60 } });
  return { expiresAt: link.expiresAt.toISOString() };
}

async function firstNameOf(db: Db, subjectId: string): Promise<string> {
  const found = await db.selectFrom('app.subjects').select('first_name').where('id', '=', subjectId).executeTakeFirstOrThrow();
  return found.first_name;
}
