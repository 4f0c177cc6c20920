import type { LetterItem, letterQuery } from '@trellis/contract/mail/schemas';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { DB, JobsLetters } from '../../platform/db/database.ts';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import { refuse } from '../../platform/http/refusal.ts';

export type LetterRow = Omit<Selectable<JobsLetters>, 'data' | 'person_id' | 'reply_to'>;

const columns = [
  'id',
  'tenant_id',
  'channel',
  'recipient',
  'recipient_name',
  'language',
  'zone',
  'template',
  'state',
  'attempts',
  'next_at',
  'sent_at',
  'error',
  'created_at',
] as const;

const orders = { written: sql`created_at, id`, 'written desc': sql`created_at desc, id desc` };

/** One page of letters, newest first unless told, and how many there are. */
export async function pageOfLetters(db: Kysely<DB>, { state, filter, sorting, ...page }: z.output<typeof letterQuery>) {
  const order = orderOf(orders, sorting, 'written desc');
  const part = filter && containing(filter);
  const conditions = [
    ...(state ? [sql`state = ${state}`] : []),
    ...(part ? [sql`(recipient ilike ${part} or recipient_name ilike ${part})`] : []),
  ];
  const counted = sql`from jobs.letters ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`;
  const rows = sql<LetterRow>`select ${sql.join(columns.map((name) => sql.ref(name)))} ${counted}`;
  const found = await findPage(db, { rows, counted, order }, page);
  return { items: found.rows.map(presentLetter), totalCount: found.totalCount };
}

/** One letter whole; refused when there is none of this id. */
export async function letterOf(db: Kysely<DB>, id: string) {
  const letter = await db.selectFrom('jobs.letters').selectAll().where('id', '=', id).executeTakeFirst();
  return letter ?? refuse('Trellis:NotFound');
}

export function presentLetter(row: LetterRow): LetterItem {
  const isOpen = row.state === 'queued' || row.state === 'sending';
  return {
    id: row.id,
    channel: row.channel as LetterItem['channel'],
    recipient: row.recipient,
    recipientName: row.recipient_name,
    template: row.template,
    language: row.language as LetterItem['language'],
    state: row.state as LetterItem['state'],
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAt: isOpen ? row.next_at.toISOString() : null,
    sentAt: row.sent_at?.toISOString() ?? null,
    error: row.error,
  };
}
