import type { signedReportFileCalls } from '@trellis/contract/assessments/file-calls';
import type { InputOf } from '@trellis/contract/types';
import { inReads } from '../../platform/db/transaction.ts';
import type { Guest } from '../../platform/http/caller.ts';
import type { FileReply, IdentityContext, Read } from '../../platform/http/routes.ts';
import { writeDocument } from '../files/public.ts';
import { reportContent } from './report-document.ts';
import { requireSigned } from './signed-report.ts';
import { viewGuestReport, viewReport } from './view-report.ts';

/** The report that a guardian's link opens, as a PDF. */
export async function downloadGuestReport(read: Read, guest: Guest): Promise<FileReply> {
  const report = await read((db) => viewGuestReport(db, guest));
  return writeDocument(read, guest, reportContent(report, guest));
}

/** The report that a signed address names, as a PDF. */
export async function downloadSignedReport(
  { pools }: IdentityContext,
  query: InputOf<typeof signedReportFileCalls.download>,
): Promise<FileReply> {
  requireSigned(query);
  const { to, t: tenantId, h, language } = query;
  const read: Read = (run) => inReads(pools.centre, { 'app.tenant_id': tenantId, 'app.person_id': '' }, run);
  const { zone } = await read((db) =>
    db.selectFrom('identity.tenants').select('zone').where('id', '=', tenantId).executeTakeFirstOrThrow(),
  );
  const report = await read((db) => viewReport(db, to, language));
  // an address is one reader's: of it few are drawn at once
  const reader = { tenantId, zone, language, now: new Date(), linkId: h };
  return writeDocument(read, reader, reportContent(report, reader));
}
