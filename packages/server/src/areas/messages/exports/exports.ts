import { pipeline } from 'node:stream/promises';
import type { Exported, exportCalls, exportFileCalls } from '@trellis/contract/messages/exports/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { SignInAccess } from '@trellis/contract/wire';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { attachment } from '../../../platform/documents/attachment.ts';
import { replyStream } from '../../../platform/documents/reply-stream.ts';
import { readExport, removeExport } from '../../../platform/exports/place.ts';
import { admit } from '../../../platform/http/access.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply, IdentityContext } from '../../../platform/http/routes.ts';
import { signedIn } from '../../account/public.ts';

type Calls = typeof exportCalls;

interface Row extends Omit<Exported, 'creationTime' | 'expirationTime'> {
  createdAt: Date;
  expiresAt: Date;
  access: SignInAccess;
}

/** Those of a person where they act, which are not over. */
function own(context: IdentityContext) {
  const { personId } = signedIn(context);
  return sql`person_id = ${personId} and membership_id = ${context.signIn?.membership?.id ?? null}::uuid and expires_at > now()`;
}

const columns = sql`id, file_name as "fileName", state, row_count as "rowCount", bytes, created_at as "createdAt", expires_at as "expiresAt", access`;

async function find(context: IdentityContext, id: string): Promise<Row> {
  const { rows } = await sql<Row>`select ${columns} from identity.exports where id = ${id} and ${own(context)}`.execute(
    context.pools.identity,
  );
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
}

const present = ({ createdAt, expiresAt, access: _access, ...row }: Row): Exported => ({
  ...row,
  creationTime: createdAt.toISOString(),
  expirationTime: expiresAt.toISOString(),
});

export async function listExports(context: IdentityContext, page: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const counted = sql`from identity.exports where ${own(context)}`;
  const rows = sql<Row>`select ${columns} ${counted}`;
  const found = await findPage(context.pools.identity, { rows, counted, order: sql`created_at desc, id desc` }, page);
  return { items: found.rows.map(present), totalCount: found.totalCount };
}

export const viewExport = async (context: IdentityContext, { id }: InputOf<Calls['get']>): Promise<Exported> =>
  present(await find(context, id));

export async function deleteExport(context: IdentityContext, { id }: InputOf<Calls['remove']>): Promise<void> {
  await find(context, id);
  await sql`delete from identity.exports where id = ${id} and ${own(context)}`.execute(context.pools.identity);
  await removeExport(id);
}

/** The file, for whoever may still make the call that it answers. */
export async function downloadExport(context: IdentityContext, { id }: InputOf<(typeof exportFileCalls)['download']>): Promise<FileReply> {
  const { state, fileName, access } = await find(context, id);
  admit(access, context.signIn, new Date());
  if (state !== 'Ready') return refuse('Trellis:NotFound', { members: ['id'] });
  const content = await readExport(id);
  return {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': attachment(fileName),
      'cache-control': 'no-store',
    },
    body: replyStream((stream) => pipeline(content, stream)),
  };
}
