import { track, type trackCalls } from '@trellis/contract/training-parts/track';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { libraryFiles } from '../content/public.ts';
import { lengthOf } from './length-of.ts';

type Calls = typeof trackCalls;

const cases = resourceCases(track, {
  files: libraryFiles,
  more: (language) => sql`r.seconds as duration, coalesce((
    select jsonb_agg(jsonb_build_object('id', course.id, 'name', ${textIn('course.name', language)}) order by course.sort_order)
    from catalog.music_course_tracks as placed join catalog.music_courses as course on course.id = placed.music_course_id
    where placed.track_id = r.id
  ), '[]') as "musicCourses"`,
  usedBy: [
    {
      table: 'catalog.music_courses',
      name: 'name',
      by: { table: 'catalog.music_course_tracks', own: 'track_id', other: 'music_course_id' },
    },
    { table: 'catalog.centers_of_music', name: 'name', by: 'track_id' },
  ],
  check: async (db, fields) => {
    const { fileId } = fields;
    const known = await db
      .selectFrom('catalog.tracks')
      .select('seconds')
      .where('media_id', '=', fileId)
      .where('code', '=', fields.code)
      .executeTakeFirst();
    // what somebody said about the length of this file stays
    if (known) return known;
    const seconds = await lengthOf(db, fileId, 'fileId');
    return seconds === undefined ? undefined : { seconds };
  },
});

/** Pieces of music, with how long each is. */
export const tracks = {
  ...cases,
  setDuration: async (db: Db, _caller: Actor, { id, duration }: InputOf<Calls['setDuration']>): Promise<void> => {
    const found = await db.selectFrom('catalog.tracks').select('media_id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!found) return refuse('Trellis:NotFound', { members: ['id'] });
    const seconds = duration ?? (await lengthOf(db, found.media_id, 'id'));
    await db.updateTable('catalog.tracks').set({ seconds }).where('id', '=', id).execute();
  },
};
