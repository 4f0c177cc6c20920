import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/types.ts';
import type { QueuedLetter } from '../../platform/jobs/letters.ts';
import type { MailAttachment } from '../../platform/mail/attachments.ts';
import { storage } from '../files/public.ts';

/** What somebody sent along to support, read as the letter leaves. */
export async function attachFiles(jobs: Kysely<Database>, { id, template }: QueuedLetter): Promise<MailAttachment[]> {
  if (template !== 'supportRequest') return [];
  const { rows } = await sql<{ name: string; type: string; key: string }>`select * from jobs.files_of_letter(${id})`.execute(jobs);
  return Promise.all(
    rows.map(async ({ name, type, key }) => ({ name, contentType: type, content: Buffer.from(await storage().getBytes(key)) })),
  );
}
