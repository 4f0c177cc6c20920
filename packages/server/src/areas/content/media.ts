import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { KeepsFiles } from '../../platform/resources/files.ts';
import { claimUpload, signFile } from '../files/public.ts';

export type MediaKind = 'video' | 'courseWare' | 'courseHeader' | 'track' | 'banner';

interface Wanted {
  id: string;
  kind: MediaKind;
  /** The field that named it. */
  member: string;
}

/** A file of the library by its id: one that is there already, or an upload of the caller, which moves in under its own id. */
export async function takeMedia(db: Db, caller: Actor, { id, kind, member }: Wanted): Promise<string> {
  const known = await db.selectFrom('catalog.media').select('id').where('id', '=', id).where('kind', '=', kind).executeTakeFirst();
  if (known) return known.id;
  const { key, fileName, type, size } = await claimUpload(db, { personId: caller.personId, id, kind, member });
  await db
    .insertInto('catalog.media')
    .values({ id, kind, file_name: fileName, type, size, key, created_by: caller.personId, created_at: caller.now })
    .execute();
  return id;
}

export interface MediaRow {
  id: string;
  fileName: string;
  key: string;
}

/** A file as jsonb, null where there is none; `alias` is its row of catalog.media. */
export const mediaJson = (alias: string): RawBuilder<MediaRow | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<MediaRow | null>`case when ${column('id')} is not null then
    jsonb_build_object('id', ${column('id')}, 'fileName', ${column('file_name')}, 'key', ${column('key')}) end`;
};

/** The same for the wire, at a short-lived address. */
export const presentFile = ({ id, fileName, key }: MediaRow) => ({ id, fileName, url: signFile(key) });

/** Files of resources are files of the library. */
export const libraryFiles: KeepsFiles = {
  read: (column) => sql`(select ${mediaJson('m')} from catalog.media m where m.id = ${column})`,
  present: (kept) => presentFile(kept as MediaRow),
  take: (db, caller, { kind, ...wanted }) => takeMedia(db, caller, { ...wanted, kind: kind as MediaKind }),
};
