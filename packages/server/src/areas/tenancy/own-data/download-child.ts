import { dateIn } from '@trellis/contract/scheduling/rules';
import type { ownDataCalls } from '@trellis/contract/tenancy/own-data/calls';
import type { InputOf } from '@trellis/contract/types';
import type { RawBuilder } from 'kysely';
import { attachment } from '../../../platform/documents/attachment.ts';
import { replyStream } from '../../../platform/documents/reply-stream.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { readOwnedRows } from '../../../platform/own-data/owned-rows.ts';
import { listOwnedTables, type OwnedTable } from '../../../platform/own-data/owned-tables.ts';
import { rowsOfChild } from '../../../platform/own-data/rows-of-child.ts';

/** Everything that a center has of a child, as it is stored: an object with a list of rows for each table that has some. */
export async function downloadChild(read: Read, caller: Actor, { subjectId }: InputOf<typeof ownDataCalls.ofChild>): Promise<FileReply> {
  const { child, tables } = await read(async (db) => ({
    child: await db
      .selectFrom('app.subjects')
      .select('name')
      .where('id', '=', subjectId)
      .where('tenant_id', '=', caller.tenantId)
      .executeTakeFirst(),
    tables: await listOwnedTables(db),
  }));
  if (!child) return refuse('SubjectNotFound');
  const conditionOf = rowsOfChild(tables, subjectId);
  const made = caller.now.toISOString();
  const parts = tables.flatMap((table) => {
    const condition = conditionOf(table);
    return condition ? [{ table, condition }] : [];
  });
  return {
    headers: {
      'content-type': 'application/json',
      'content-disposition': attachment(`${child.name} ${dateIn(caller.zone, made)}.json`),
      'cache-control': 'no-store',
    },
    body: replyStream(async (stream) => {
      stream.write(`{"madeAt":${JSON.stringify(made)},"subjectId":${JSON.stringify(subjectId)}`);
      for (const part of parts) for await (const piece of piecesOf(read, part)) if (!stream.destroyed) stream.write(piece);
      stream.end('}\n');
    }),
  };
}

async function* piecesOf(read: Read, { table, condition }: { table: OwnedTable; condition: RawBuilder<unknown> }): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of readOwnedRows(read, table, condition)) {
    if (rows.length === 0) continue;
    yield `${isFirst ? `,\n${JSON.stringify(table.name)}:[` : ','}\n${rows.join(',\n')}`;
    isFirst = false;
  }
  if (!isFirst) yield ']';
}
