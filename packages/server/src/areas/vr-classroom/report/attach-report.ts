import type { Pools } from '../../../platform/db/pools.ts';
import { inReads } from '../../../platform/db/transaction.ts';
import type { Read } from '../../../platform/http/routes.ts';
import type { QueuedLetter } from '../../../platform/jobs/letters.ts';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import { writeDocument } from '../../files/public.ts';
import { sentReportOf } from './sent-report.ts';

/** The report that goes with a letter, drawn as the letter leaves. A child who left in between takes it along, and the letter with it. */
export async function attachReport(pools: Pools, letter: QueuedLetter): Promise<MailAttachment[]> {
  const { sentReportId } = letter.data as { sentReportId?: string };
  const { tenant_id: tenantId } = letter;
  if (letter.template !== 'attachedReport' || !sentReportId || !tenantId) return [];
  const read: Read = (run) => inReads(pools.centre, { 'app.tenant_id': tenantId, 'app.person_id': '' }, run);
  const { content, language } = await read((db) => sentReportOf(db, sentReportId));
  const reader = { tenantId, zone: letter.zone, language, now: letter.created_at, linkId: letter.id };
  const { body } = await writeDocument(read, reader, content);
  const pdf = Buffer.from(await new Response(body).arrayBuffer());
  return [{ name: `${content.fileName}.pdf`, content: pdf, contentType: 'application/pdf' }];
}
