import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { StudiedCourse, StudiedSection } from '@trellis/contract/certification/study-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { textIn } from '../../../platform/resources/texts.ts';
import { signFile } from '../../files/public.ts';
import { findTrainerModule } from '../trainers/trainer-module-store.ts';
import { answersOfSection, isStudied, studyOfSection } from './study-store.ts';

type Call = typeof certificationCalls.courses;

interface Part extends Omit<StudiedSection, 'url'> {
  key: string | null;
  isStudied: boolean;
}

interface Row {
  id: string;
  title: string;
  subTitle: string;
  headerKey: string | null;
  parts: Part[];
}

/** The courses of a trainer's module. Where a section's file lies is told to the trainer, while they may study it. */
export async function listCourses(db: Db, caller: Actor, { moduleId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const module = await findTrainerModule(db, caller, moduleId, 'moduleId');
  const mayStudy = module.personId === caller.personId && module.status === 'Learning' && !module.isUnpaid;
  const { language } = caller;
  const { rows } = await sql<Row>`
    select course.id, ${textIn('course.titles', language)} as title, ${textIn('course.sub_titles', language)} as "subTitle",
      (select header.key from catalog.media header where header.id = course.header_image_id) as "headerKey",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'title', ${textIn('c.titles', language)}, 'kind', c.kind, 'timeConsuming', c.minutes,
          'fileName', file.file_name, 'key', file.key, 'isStudied', ${isStudied},
          'questionnaires', coalesce((
            select jsonb_agg(jsonb_build_object('id', form.id, 'name', form.name ->> ${language}))
            from catalog.questionnaires form where form.id = c.questionnaire_id
          ), '[]'),
          'userCourseDetail', jsonb_build_object(
            'isFinish', exists (${studyOfSection}),
            'userQuestionnaireId', (select answer.id from ${answersOfSection}),
            'isAnswered', exists (select from ${answersOfSection} and answer.is_complete)
          )
        ) order by part.sort_order, c.id)
        from catalog.course_sections part
        join catalog.course_contents c on c.id = part.content_id
        left join catalog.coursewares ware on ware.id = c.courseware_id
        left join catalog.media file on file.id = coalesce(c.video_id, ware.media_id)
        where part.course_id = course.id
      ), '[]') as parts
    from app.trainer_training_modules m
    join catalog.training_module_courses link on link.module_id = m.training_module_id
    join catalog.courses course on course.id = link.course_id
    where m.tenant_id = ${module.tenantId} and m.id = ${module.id}
    order by link.position, course.id`.execute(db);
  return { items: rows.map((row) => presentCourse(row, mayStudy)) };
}

function presentCourse({ parts, headerKey, ...course }: Row, mayStudy: boolean): StudiedCourse {
  return {
    ...course,
    headerImageUrl: headerKey === null ? null : { url: signFile(headerKey) },
    length: parts.length,
    passCount: parts.filter((part) => part.isStudied).length,
    contents: parts.map(({ id, title, kind, timeConsuming, fileName, key, questionnaires, userCourseDetail }) => {
      const url = mayStudy && key !== null ? signFile(key) : null;
      return { id, title, kind, timeConsuming, fileName, url, questionnaires, userCourseDetail };
    }),
  };
}
