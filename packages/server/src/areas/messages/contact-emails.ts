import type { contactEmailCalls } from '@trellis/contract/messages/calls';
import type { ContactEmail } from '@trellis/contract/messages/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countTry } from '../../platform/auth/tries.ts';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { ownTransaction, signedIn, zoneOf } from '../account/public.ts';
import { claimUpload, signFile } from '../files/public.ts';

type Calls = typeof contactEmailCalls;

/** As many mails of one person as support can answer. */
const mostOften = { most: 20, within: 3600 };

interface Row extends Omit<ContactEmail, 'creationTime' | 'files'> {
  createdAt: Date;
  files: { fileName: string; key: string }[];
}

/** What the person wrote, wherever they acted when they did. */
export async function listContactEmails(context: IdentityContext, page: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const counted = sql`from identity.contact_emails where person_id = ${signedIn(context).personId}`;
  const files = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('fileName', f.file_name, 'key', f.key) order by f.id), '[]')
    from identity.contact_email_files f where f.contact_email_id = contact_emails.id)`;
  const rows = sql<Row>`select id, title, content, state, created_at as "createdAt", ${files} as files ${counted}`;
  const found = await findPage(context.pools.identity, { rows, counted, order: sql`created_at desc, id desc` }, page);
  const items = found.rows.map(({ createdAt, files: sent, ...row }) => ({
    ...row,
    files: sent.map(({ fileName, key }) => ({ fileName, url: signFile(key) })),
    creationTime: createdAt.toISOString(),
  }));
  return { items, totalCount: found.totalCount };
}

export async function sendToSupport(
  context: IdentityContext,
  { fileIds = [], ...input }: InputOf<Calls['sendToSupport']>,
): Promise<OutputOf<Calls['sendToSupport']>> {
  const { personId } = signedIn(context);
  await countTry(context.pools.identity, `support ${personId}`, mostOften);
  return ownTransaction(context, async (db) => {
    const letterId = await writeToSupport(db, context, input);
    const tenantId = context.signIn?.membership?.tenant?.id ?? null;
    const { id } = await db
      .insertInto('identity.contact_emails')
      .values({ person_id: personId, tenant_id: tenantId, letter_id: letterId, ...input })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const fileId of fileIds) {
      const { fileName, type, size, key } = await claimUpload(db, { personId, id: fileId, kind: 'support', member: 'fileIds' });
      await db.insertInto('identity.contact_email_files').values({ contact_email_id: id, file_name: fileName, type, size, key }).execute();
    }
    return { id };
  });
}

/** Writes what was given up on once more, to whom answers for support now. */
export async function reSendToSupport(context: IdentityContext, { id }: InputOf<Calls['reSendToSupport']>): Promise<void> {
  const { personId } = signedIn(context);
  await ownTransaction(context, async (db) => {
    const row = await db
      .selectFrom('identity.contact_emails')
      .select(['title', 'content', 'state'])
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) refuse('Trellis:NotFound', { members: ['id'] });
    if (row.state !== 'Failed') refuse('Trellis:ContactEmailNotFailed');
    const letterId = await writeToSupport(db, context, row);
    await db.updateTable('identity.contact_emails').set({ letter_id: letterId, state: 'Waiting' }).where('id', '=', id).execute();
  });
}

async function writeToSupport(db: Db, context: IdentityContext, { title, content }: { title: string; content: string }): Promise<string> {
  const { name, email, language } = signedIn(context);
  const { rows } = await sql<{ address: string | null }>`select identity.support_address() as address`.execute(db);
  const recipient = rows[0]?.address ?? refuse('Trellis:NobodyAtSupport');
  const tenantName = context.signIn?.membership?.tenant?.name;
  return writeLetter(db, {
    template: 'supportRequest',
    recipient,
    recipientName: null,
    language,
    zone: zoneOf(context),
    replyTo: email,
    data: { senderName: name, senderEmail: email, title, content, ...(tenantName && { tenantName }) },
  });
}
