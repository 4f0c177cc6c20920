import { basename, extname } from 'node:path';
import type { Words } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { ownDataCalls } from '@trellis/contract/tenancy/own-data/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { type ArchivedFile, zipReply } from '../../../platform/documents/zip-files.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { readOwnedRows } from '../../../platform/own-data/owned-rows.ts';
import { listOwnedTables, type OwnedTable } from '../../../platform/own-data/owned-tables.ts';
import { storage } from '../../files/public.ts';
import { asCsv } from './csv.ts';

const fileTexts: Words<'title'> = {
  en: { title: 'Center data' },
  'zh-Hans': { title: '机构数据' },
  es: { title: 'Datos del centro' },
};

/**
 * Everything that a center has, as it is stored: a file a table, in it a line a row, and every file: what was uploaded under its id, a child's picture
 * and what a headset recorded under the name by which its row ends.
 */
export async function downloadCenter(read: Read, caller: Actor, { format }: InputOf<typeof ownDataCalls.ofCenter>): Promise<FileReply> {
  const day = dateIn(caller.zone, caller.now.toISOString());
  return zipReply(`${fileTexts[caller.language].title} ${day}.zip`, filesOf(read, format ?? 'json'));
}

async function* filesOf(read: Read, format: 'json' | 'csv'): AsyncGenerator<ArchivedFile> {
  for (const table of await read(listOwnedTables)) {
    const extension = format === 'json' ? 'jsonl' : 'csv';
    yield {
      path: `${table.name}.${extension}`,
      content: format === 'json' ? linesOf(read, table) : asCsv(table.columns, rowsOf(read, table)),
    };
  }
  yield* uploadsOf(read);
}

const rowsOf = (read: Read, table: OwnedTable) => readOwnedRows(read, table, sql`true`);

async function* linesOf(read: Read, table: OwnedTable): AsyncGenerator<Uint8Array> {
  for await (const rows of rowsOf(read, table)) yield Buffer.from(rows.map((row) => `${row}\n`).join(''));
}

interface Stored {
  /** That of an upload. */
  id: string | null;
  key: string;
  name: string;
}

async function* uploadsOf(read: Read): AsyncGenerator<ArchivedFile> {
  const { rows } = await read((db) =>
    sql<Stored>`
      select id, key, name from app.files where tenant_id = app.acting_tenant()
      union all
      select null, key, key from (
        select picture_key as key from app.subjects where tenant_id = app.acting_tenant() and picture_key is not null
        union
        select key from app.test_recordings where tenant_id = app.acting_tenant()
      ) as kept
      order by id, key`.execute(db),
  );
  for (const { id, key, name } of rows)
    if (await storage().exists(key))
      yield { path: `files/${id ? `${id}${extname(name).toLowerCase()}` : basename(key)}`, content: await storage().getStream(key) };
}
