import type { messageCalls } from '@trellis/contract/messages/calls';
import type { MessageKind } from '@trellis/contract/messages/kinds';
import type { Message } from '@trellis/contract/messages/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type Kysely, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Database } from '../../platform/db/types.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { composeMessage, type LetterContent } from '../../platform/mail/compose.ts';
import { ownTransaction, signedIn } from '../account/public.ts';

type Calls = typeof messageCalls;

interface Row {
  id: string;
  kind: MessageKind;
  data: LetterContent['data'];
  zone: string;
  createdAt: Date;
  isRead: boolean;
}

/** What is told to a person where they act: of one center nothing is read at another. */
function own(context: IdentityContext) {
  const { personId } = signedIn(context);
  const tenantId = context.signIn?.membership?.tenant?.id ?? null;
  return sql`person_id = ${personId} and (tenant_id is null or tenant_id = ${tenantId}::uuid)`;
}

async function unreadOf(db: Kysely<Database>, context: IdentityContext) {
  const { rows } = await sql<{ unreadCount: number }>`
    select count(*)::int as "unreadCount" from identity.messages where ${own(context)} and read_at is null`.execute(db);
  return { unreadCount: rows[0]?.unreadCount ?? 0 };
}

export const countUnread = (context: IdentityContext): Promise<OutputOf<Calls['unreadCount']>> => unreadOf(context.pools.identity, context);

/** A page of one's own messages, in one's own language. */
export async function listMessages(
  context: IdentityContext,
  { isRead, ...page }: InputOf<Calls['list']>,
): Promise<OutputOf<Calls['list']>> {
  const { language, name } = signedIn(context);
  const narrowed = isRead === undefined ? sql`` : isRead ? sql`and read_at is not null` : sql`and read_at is null`;
  const counted = sql`from identity.messages where ${own(context)} ${narrowed}`;
  const rows = sql<Row>`select id, kind, data, zone, created_at as "createdAt", read_at is not null as "isRead" ${counted}`;
  const found = await findPage(context.pools.identity, { rows, counted, order: sql`created_at desc, id desc` }, page);
  return { items: found.rows.map((row) => present(row, { language, name })), totalCount: found.totalCount };
}

function present({ id, kind, data, zone, createdAt, isRead }: Row, reader: Pick<Person, 'language' | 'name'>): Message {
  const told = composeMessage({ template: kind, recipientName: reader.name, language: reader.language, zone, data, writtenAt: createdAt });
  const subjectId = typeof data.subjectId === 'string' ? data.subjectId : null;
  return { id, kind, ...told, subjectId, isRead, creationTime: createdAt.toISOString() };
}

/** Marks some as read; what is read already, or somebody else's, is passed over. */
export async function readMessages(context: IdentityContext, { ids }: InputOf<Calls['read']>): Promise<OutputOf<Calls['read']>> {
  return ownTransaction(context, async (db) => {
    await sql`update identity.messages set read_at = now() where ${own(context)} and read_at is null and id = any (${ids}::uuid[])`.execute(
      db,
    );
    return unreadOf(db, context);
  });
}

export async function readAllMessages(context: IdentityContext): Promise<OutputOf<Calls['readAll']>> {
  return ownTransaction(context, async (db) => {
    await sql`update identity.messages set read_at = now() where ${own(context)} and read_at is null`.execute(db);
    return unreadOf(db, context);
  });
}
