import { parseStream } from 'music-metadata';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { storage } from '../files/public.ts';

/** How many seconds a piece of music plays, from an upload of the caller or a file of the library; undefined where there is none such. */
export async function lengthOf(db: Db, fileId: string, member: string): Promise<number | undefined> {
  const kept = await db
    .selectFrom('catalog.media')
    .select(['key', 'type'])
    .where('id', '=', fileId)
    .where('kind', '=', 'track')
    .executeTakeFirst();
  const found =
    kept ??
    (await db
      .selectFrom('identity.uploads')
      .select(['key', 'type'])
      .where('id', '=', fileId)
      .where('kind', '=', 'track')
      .executeTakeFirst());
  if (!found) return undefined;
  const seconds = Math.round(await secondsOf(found));
  return seconds > 0 ? seconds : refuse('Trellis:DurationUnreadable', { members: [member] });
}

async function secondsOf({ key, type }: { key: string; type: string }): Promise<number> {
  const stream = await storage().getStream(key);
  try {
    const { format } = await parseStream(stream, { mimeType: type }, { duration: true, skipCovers: true });
    return format.duration ?? 0;
  } catch {
    return 0;
  } finally {
    stream.destroy();
  }
}
