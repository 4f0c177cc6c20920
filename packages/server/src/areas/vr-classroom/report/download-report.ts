import { scoreOf } from '@trellis/contract/scoring/score';
import type { InputOf } from '@trellis/contract/types';
import type { ReportModel, reportDocumentCalls } from '@trellis/contract/vr-classroom/document-calls';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { storage, writeDocument } from '../../files/public.ts';
import { readRecording } from '../headset/read-recording.ts';
import { loadReport, type Report } from './load-report.ts';
import { describeReport } from './report-document.ts';
import { layoutOf, reportSettingsOf } from './report-settings.ts';
import { changeOf } from './view-change.ts';

type Input = Omit<InputOf<typeof reportDocumentCalls.downloadPdf>, 'reportModel'> & { reportModel: ReportModel };

/** The report of a test as a PDF, for whoever may see the test. */
export async function downloadReport(read: Read, caller: Actor, input: Input): Promise<FileReply> {
  const { caseId, reGenerate, reportModel, language = caller.language } = input;
  const report = await read((db) => loadReport(db, { caseId, 'api-version': '2' }));
  const told = reGenerate ? await toldAnew(report) : report;
  const change = await read((db) => changeOf(db, told));
  const { tenantId } = report.test;
  const [{ zone }, settings] = await read((db) =>
    Promise.all([
      db.selectFrom('identity.tenants').select('zone').where('id', '=', tenantId).executeTakeFirstOrThrow(),
      reportSettingsOf(db, tenantId),
    ]),
  );
  const version = input.uiVersion ?? input['api-version'] ?? layoutOf(settings, reportModel);
  const reader = { tenantId, zone, language, now: caller.now, personId: caller.personId };
  const look = { model: reportModel, version, language, zone };
  return writeDocument(read, reader, describeReport(told, change, look));
}

/** The same report by today's formulae, from the recording as it came. */
async function toldAnew(report: Report): Promise<Report> {
  const recording = readRecording(Buffer.from(await storage().getBytes(report.key)));
  return { ...report, score: scoreOf(recording), isOutdated: false };
}
