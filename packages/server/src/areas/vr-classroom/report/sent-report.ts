import type { Language } from '@trellis/contract/languages';
import type { OutputOf } from '@trellis/contract/types';
import type { guestVrReportCalls } from '@trellis/contract/vr-classroom/report-mail-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { PdfContent } from '../../../platform/documents/pdf-content.ts';
import type { Guest } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { frameOf } from '../../../platform/links/guest-frame.ts';
import { signFile, writeDocument } from '../../files/public.ts';

/** Which report a mailed link opens. */
export async function viewSentReport(db: Db, guest: Guest): Promise<OutputOf<(typeof guestVrReportCalls)['get']>> {
  const [{ content, language, sentAt }, { centerName, logoKey, expiresAt }] = await Promise.all([
    sentReportOf(db, targetOf(guest)),
    frameOf(db, guest),
  ]);
  const logo = logoKey && signFile(logoKey);
  return {
    centerName,
    logo,
    title: content.title,
    language,
    sentTime: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The same as a PDF, in the language in which it was sent. */
export async function downloadSentReport(read: Read, guest: Guest): Promise<FileReply> {
  const { content, language } = await read((db) => sentReportOf(db, targetOf(guest)));
  return writeDocument(read, { ...guest, language }, content);
}

const targetOf = ({ targetId }: Guest): string => targetId ?? refuse('RocketSystem:NoReport');

interface Sent {
  content: PdfContent;
  language: Language;
  sentAt: Date;
}

/** A report as it was sent; gone with its child. */
export async function sentReportOf(db: Db, id: string): Promise<Sent> {
  const found = await db.selectFrom('app.sent_reports').select(['content', 'language', 'sent_at']).where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('RocketSystem:NoReport');
  return { content: found.content as unknown as PdfContent, language: found.language as Language, sentAt: found.sent_at };
}
