import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { subjectTemplateCalls, TopicDay, TopicText } from '@trellis/contract/wellbeing-library/child-calls';
import { sql } from 'kysely';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { subjectOf } from '../subjects/public.ts';
import { followedTemplate, topicDays, weeksOfChild } from './followed.ts';

type Calls = typeof subjectTemplateCalls;

/** What a child follows with its days, and what its center may choose from. */
export async function viewSubjectTemplate(
  db: Db,
  { language }: Member,
  { subjectId }: InputOf<Calls['get']>,
): Promise<OutputOf<Calls['get']>> {
  const choices = sql<{ id: string; name: string }>`
    select r.id, ${textIn('r.titles', language)} as name from catalog.wellbeing_templates r
    where r.status = 'Public' and exists (select 1 from catalog.template_grants g where g.template_id = r.id and g.tenant_id = app.acting_tenant())
    order by ${byName(textIn('r.titles', language))}, r.id`;
  const [template, weeks, days, { rows }] = await Promise.all([
    followedTemplate(db, language, subjectId),
    weeksOfChild(db, language, subjectId),
    topicDays(db, language, subjectId),
    choices.execute(db),
    subjectOf(db, subjectId),
  ]);
  return { template: template ? { ...template, weeks, days } : null, choices: rows };
}

/** Lets a child follow a template that its center has. */
export async function setSubjectTemplate(db: Db, caller: Member, { subjectId, templateId, fromDay }: InputOf<Calls['set']>): Promise<void> {
  const { rows } = await sql`
    select 1 from catalog.wellbeing_templates r join catalog.template_grants g on g.template_id = r.id and g.tenant_id = ${caller.tenantId}
    where r.id = ${templateId} and r.status = 'Public'`.execute(db);
  await subjectOf(db, subjectId);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['templateId'] });
  const values = { template_id: templateId, from_day: fromDay, person_id: caller.personId };
  await db
    .insertInto('app.subject_templates')
    .values({ ...values, tenant_id: caller.tenantId, subject_id: subjectId, created_at: caller.now })
    .onConflict((taken) => taken.constraint('subject_templates_once').doUpdateSet(values))
    .execute();
}

/** A child follows no template any more. */
export async function removeSubjectTemplate(db: Db, _caller: Member, { subjectId }: InputOf<Calls['remove']>): Promise<void> {
  await subjectOf(db, subjectId);
  await db.deleteFrom('app.subject_templates').where('subject_id', '=', subjectId).execute();
}

interface Topic {
  subjectId: string;
  weekThemeId: string;
  dailyTopicId: string;
}

const isTopic = ({ weekThemeId, dailyTopicId }: Topic) =>
  sql`of_day.week_theme_id = ${weekThemeId}::uuid and of_day.daily_topic_id = ${dailyTopicId}::uuid`;

async function topicOf(db: Db, { language }: Pick<Member, 'language'>, topic: Topic): Promise<TopicDay> {
  const [found] = await topicDays(db, language, topic.subjectId, isTopic(topic));
  return found ?? refuse('Trellis:NotFound', { members: ['dailyTopicId'] });
}

/** What is read on a day of what a child follows. */
export async function viewTopic(db: Db, caller: Member, input: Topic): Promise<TopicText> {
  const { language } = caller;
  const text = sql<{ content: string; tags: string[] }>`
    select ${textIn('topic.contents', language)} as content, coalesce((
      select json_agg(${textIn('tag.names', language)} order by kept.position) from catalog.topic_tags as kept
      join catalog.adhd_tags as tag on tag.id = kept.tag_id where kept.daily_topic_id = topic.id
    ), '[]') as tags
    from catalog.daily_topics as topic where topic.id = ${input.dailyTopicId}`;
  const [{ title, module, minutes }, { rows }] = await Promise.all([
    topicOf(db, caller, input),
    text.execute(db),
    subjectOf(db, input.subjectId),
  ]);
  const { content, tags } = rows[0] ?? refuse('Trellis:NotFound', { members: ['dailyTopicId'] });
  return { title, module, minutes, content, tags };
}

interface Marker {
  tenantId: string;
  now: Date;
  by: { person_id: string } | { guardian_id: string; is_by_guardian: true };
}

/** Says that a day was done; said again, it stays as it was said first. */
export async function markDone(db: Db, { tenantId, now, by }: Marker, { subjectId, weekThemeId, dailyTopicId }: Topic): Promise<void> {
  await sql`
    insert into app.topic_marks (tenant_id, subject_id, template_id, week_theme_id, daily_topic_id, done_at, person_id, guardian_id, is_by_guardian)
    select ${tenantId}, ${subjectId}, followed.template_id, ${weekThemeId}, ${dailyTopicId}, ${now},
      ${'person_id' in by ? by.person_id : null}, ${'guardian_id' in by ? by.guardian_id : null}, ${'guardian_id' in by}
    from app.subject_templates as followed where followed.tenant_id = ${tenantId} and followed.subject_id = ${subjectId}
    on conflict on constraint topic_marks_once do nothing`.execute(db);
}

/** Says that a day was done, or was not. */
export async function markTopic(db: Db, caller: Member, { isDone, ...topic }: InputOf<Calls['mark']>): Promise<void> {
  await subjectOf(db, topic.subjectId);
  await topicOf(db, caller, topic);
  if (isDone) return markDone(db, { tenantId: caller.tenantId, now: caller.now, by: { person_id: caller.personId } }, topic);
  await sql`
    delete from app.topic_marks as mark using app.subject_templates as followed
    where followed.tenant_id = mark.tenant_id and followed.subject_id = mark.subject_id and mark.template_id = followed.template_id
      and mark.subject_id = ${topic.subjectId} and mark.week_theme_id = ${topic.weekThemeId} and mark.daily_topic_id = ${topic.dailyTopicId}`.execute(
    db,
  );
}
