import type { LocalText } from '@trellis/contract/languages';
import type { MusicType } from '@trellis/contract/music/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface GenerationRow {
  id: string;
  subjectId: string;
  musicType: MusicType;
  position: number;
  code: string;
  name: LocalText;
  count: number;
  isEdited: boolean;
  userAssessmentId: string | null;
  stamp: string;
}

const selectGenerations = (where: RawBuilder<unknown>) => sql<GenerationRow>`
  select own.id, own.subject_id as "subjectId", course.music_type as "musicType", own.position, course.code, course.name,
    own.session_count as count, own.is_edited as "isEdited", own.user_assessment_id as "userAssessmentId", own.concurrency_stamp as stamp
  from app.music_generations as own join catalog.music_courses as course on course.id = own.music_course_id
  where ${where} order by own.position`;

export async function generationsOf(db: Db, subjectId: string): Promise<GenerationRow[]> {
  return (await selectGenerations(sql`own.subject_id = ${subjectId}`).execute(db)).rows;
}

export async function findGeneration(db: Db, id: string): Promise<GenerationRow | undefined> {
  return (await selectGenerations(sql`own.id = ${id}`).execute(db)).rows[0];
}

export interface CourseRow {
  id: string;
  code: string;
  name: LocalText;
  musicType: MusicType;
}

/** The music courses of the library that have something to play, those of a type in their order. */
export async function playableCourses(db: Db): Promise<CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select course.id, course.code, course.name, course.music_type as "musicType" from catalog.music_courses as course
    where exists (select 1 from catalog.music_course_tracks as track where track.music_course_id = course.id)
    order by course.music_type, course.sort_order`.execute(db);
  return rows;
}

/** The latest report of a child that may be read; of one assessment where it is named. */
export async function reportOf(
  db: Db,
  subjectId: string,
  userAssessmentId: string | null = null,
): Promise<{ userAssessmentId: string; title: LocalText } | undefined> {
  const { rows } = await sql<{ userAssessmentId: string; title: LocalText }>`
    select own.id as "userAssessmentId", item.title
    from app.user_assessments as own
    join app.assessment_reports as report on report.tenant_id = own.tenant_id and report.user_assessment_id = own.id
    join catalog.assessments as item on item.id = own.assessment_id
    where own.subject_id = ${subjectId} and own.status = 'ReportedReady' and (own.has_get_report or not own.need_pay)
      and (${userAssessmentId}::uuid is null or own.id = ${userAssessmentId})
    order by report.created_at desc, report.id desc limit 1`.execute(db);
  return rows[0];
}

/** The birthday of a child, who is locked: what it plays is written one at a time. */
export async function lockChild(db: Db, subjectId: string): Promise<string | undefined> {
  const row = await db.selectFrom('app.subjects').select('birthday').where('id', '=', subjectId).forNoKeyUpdate().executeTakeFirst();
  return row && String(row.birthday);
}

export async function birthdayOf(db: Db, subjectId: string): Promise<string | undefined> {
  const row = await db.selectFrom('app.subjects').select('birthday').where('id', '=', subjectId).executeTakeFirst();
  return row && String(row.birthday);
}

interface NewGeneration {
  tenantId: string;
  subjectId: string;
  position: number;
  courseId: string;
  count: number;
  isEdited: boolean;
  userAssessmentId: string | null;
}

/** Puts music at its place; what stands there and after it moves back. */
export async function insertGeneration(db: Db, music: NewGeneration): Promise<string> {
  await sql`
    update app.music_generations set position = position + 1
    where subject_id = ${music.subjectId} and position >= ${music.position}`.execute(db);
  const { id } = await db
    .insertInto('app.music_generations')
    .values({
      tenant_id: music.tenantId,
      subject_id: music.subjectId,
      position: music.position,
      music_course_id: music.courseId,
      session_count: music.count,
      is_edited: music.isEdited,
      user_assessment_id: music.userAssessmentId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes other music, and moves it to its place; what is between there and where it stood moves up or back. */
export async function replaceGeneration(
  db: Db,
  { id, subjectId, position: from }: GenerationRow,
  { courseId, count, position: to }: { courseId: string; count: number; position: number },
): Promise<void> {
  const step = to < from ? 1 : -1;
  await sql`
    update app.music_generations set
      position = case when id = ${id} then ${to}::smallint else position + ${step}::smallint end,
      music_course_id = case when id = ${id} then ${courseId}::uuid else music_course_id end,
      session_count = case when id = ${id} then ${count}::smallint else session_count end,
      is_edited = is_edited or id = ${id}
    where subject_id = ${subjectId} and position between least(${from}::int, ${to}::int) and greatest(${from}::int, ${to}::int)`.execute(
    db,
  );
}
