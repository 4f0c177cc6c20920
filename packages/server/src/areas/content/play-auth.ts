import type { videoCalls } from '@trellis/contract/content/video-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from '../files/public.ts';
import { takeMedia } from './media.ts';
import { sectionMedia } from './sections.ts';

type Calls = typeof videoCalls;

/** The public courses with a section that shows a file. */
const coursesShowing = (mediaId: string): RawBuilder<unknown> => sql`
  select r.id from catalog.courses r
  join catalog.course_sections s on s.course_id = r.id join catalog.course_contents c on c.id = s.content_id ${sectionMedia}
  where r.status = 'Public' and m.id = ${mediaId}`;

/**
 * A short-lived address of a video or document: any of them for editors; for staff those of the public courses that they were given, and the
 * videos of training programs. Opening a file of a course begins the course.
 */
export async function authorisePlay(db: Db, caller: Actor, { vid }: InputOf<Calls['playAuth']>): Promise<OutputOf<Calls['playAuth']>> {
  const media = await db
    .selectFrom('catalog.media')
    .select(['key', 'file_name as fileName', 'type'])
    .where('id', '=', vid)
    .where('kind', 'in', ['video', 'courseWare'])
    .executeTakeFirst();
  const mayPlay = media && ((await beginCourses(db, caller, vid)) || (await isOpenTo(db, caller, vid)));
  if (!mayPlay) return refuse('Trellis:NotFound', { members: ['vid'] });
  return { vid, url: signFile(media.key), fileName: media.fileName, type: media.type, quality: 'SD' };
}

/** Marks the caller's courses that show this file as begun; whether there are any. */
async function beginCourses(db: Db, caller: Actor, mediaId: string): Promise<boolean> {
  if (caller.kind !== 'member') return false;
  const held = sql`tenant_id = ${caller.tenantId} and person_id = ${caller.personId} and taken_at is null and course_id in (${coursesShowing(mediaId)})`;
  await sql`update app.user_courses set started_at = ${caller.now} where started_at is null and ${held}`.execute(db);
  const { rows } = await sql`select 1 from app.user_courses where ${held} limit 1`.execute(db);
  return rows.length > 0;
}

async function isOpenTo(db: Db, caller: Actor, mediaId: string): Promise<boolean> {
  if (caller.policies.has('RocketSystem.Content')) return true;
  if (!caller.policies.has('RocketSystem.UserOfflinePlan')) return false;
  const program = await db.selectFrom('catalog.program_versions').select('id').where('video_id', '=', mediaId).limit(1).executeTakeFirst();
  return program !== undefined;
}

/** Sets the video of a training program, at its latest version. */
export async function setProgramVideo(db: Db, caller: Actor, { id, vid }: InputOf<Calls['setProgramVideo']>): Promise<void> {
  const videoId = vid && (await takeMedia(db, caller, { id: vid, kind: 'video', member: 'vid' }));
  const { rows } = await sql`
    update catalog.program_versions set video_id = ${videoId}
    where id = (select id from catalog.program_versions where program_id = ${id} order by version desc limit 1) returning id`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
}
