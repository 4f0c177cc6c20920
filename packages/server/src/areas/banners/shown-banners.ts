import type { Audience } from '@trellis/contract/banners/audiences';
import type { ShownBanner } from '@trellis/contract/banners/banner';
import type { Language } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { signFile } from '../files/public.ts';

// more would push a page's own work out of sight
const mostShown = 3;

interface Reader {
  zone: string;
  language: Language;
  now: Date;
}

/** What an audience is told on this day of the reader's center, as the platform has put it in order. */
export async function shownBanners(db: Db, audience: Audience, { zone, language, now }: Reader): Promise<ShownBanner[]> {
  const today = dateIn(zone, now.toISOString());
  const { rows } = await sql<ShownBanner>`
    select id, ${textIn('titles', language)} as title, ${textIn('texts', language)} as text, image_key as "imageUrl", link from catalog.banners
    where status = 'Public' and audience = ${audience}
      and coalesce(from_day, '-infinity') <= ${today}::date and coalesce(until_day, 'infinity') >= ${today}::date
    order by sort_order, id limit ${mostShown}`.execute(db);
  return rows.map((row) => ({ ...row, imageUrl: row.imageUrl && signFile(row.imageUrl) }));
}
