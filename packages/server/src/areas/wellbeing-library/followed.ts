import type { Language } from '@trellis/contract/languages';
import type { FollowedTemplate, TopicDay } from '@trellis/contract/wellbeing-library/child-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { textIn } from '../../platform/resources/texts.ts';

/** The template of weeks that a child follows as `template`, while its center has it and it is offered. */
const followedBy = (subjectId: string) => sql`
  app.subject_templates as followed
  join catalog.wellbeing_templates as template on template.id = followed.template_id and template.status = 'Public'
    and exists (
      select 1 from catalog.template_grants as given where given.tenant_id = followed.tenant_id and given.template_id = template.id
    )
  where followed.subject_id = ${subjectId}`;

/**
 * Every day that the child comes to as `of_day`, counted on from the first: a week takes seven days, however many topics it has, and what is not
 * offered leaves its day empty.
 */
const daysOf = (subjectId: string) => sql`
  select followed.tenant_id, followed.subject_id, followed.template_id, week.week_theme_id, week.place as week_place, day.daily_topic_id,
    (followed.from_day + (week.place * 7 + day.place)::int) as day
  from ${followedFrom(subjectId)}
  join lateral (
    select listed.week_theme_id, row_number() over (order by listed.sort_order, listed.week_theme_id) - 1 as place
    from catalog.template_weeks as listed where listed.template_id = followed.template_id
  ) as week on true
  join lateral (
    select listed.daily_topic_id, row_number() over (order by listed.sort_order, listed.daily_topic_id) - 1 as place
    from catalog.week_days as listed where listed.week_theme_id = week.week_theme_id
  ) as day on true`;

const followedFrom = (subjectId: string) => sql`(select followed.* from ${followedBy(subjectId)}) as followed`;

type DayRow = Omit<TopicDay, 'doneAt'> & { doneAt: Date | null };

/** The days of a child's template that are offered, in their order, with what was done. */
export async function topicDays(
  db: Db,
  language: Language,
  subjectId: string,
  narrowed: RawBuilder<unknown> = sql`true`,
): Promise<TopicDay[]> {
  const { rows } = await sql<DayRow>`
    select of_day.week_theme_id as "weekThemeId", of_day.daily_topic_id as "dailyTopicId", ${textIn('topic.titles', language)} as title,
      topic.module, topic.minutes, of_day.day, mark.done_at as "doneAt", coalesce(mark.is_by_guardian, false) as "isByGuardian",
      coalesce(
        (select person.name from identity.known_persons as person where person.id = mark.person_id),
        (select guardian.full_name from app.guardians as guardian where guardian.tenant_id = mark.tenant_id and guardian.id = mark.guardian_id)
      ) as "doneBy"
    from (${daysOf(subjectId)}) as of_day
    join catalog.week_themes as theme on theme.id = of_day.week_theme_id and theme.status = 'Public'
    join catalog.daily_topics as topic on topic.id = of_day.daily_topic_id and topic.status = 'Public'
    left join app.topic_marks as mark on mark.tenant_id = of_day.tenant_id and mark.subject_id = of_day.subject_id
      and mark.template_id = of_day.template_id and mark.week_theme_id = of_day.week_theme_id and mark.daily_topic_id = of_day.daily_topic_id
    where ${narrowed} order by of_day.day, topic.id`.execute(db);
  return rows.map(({ doneAt, ...row }) => ({ ...row, doneAt: doneAt?.toISOString() ?? null }));
}

interface DayOfFamily {
  weekThemeId: string;
  dailyTopicId: string;
  title: string;
  content: string;
  minutes: number;
  isDone: boolean;
}

/** What of a child's template is of a day, for its family: who did it stays with the center. */
export async function topicOfDay(db: Db, language: Language, subjectId: string, day: string): Promise<DayOfFamily | null> {
  const { rows } = await sql<DayOfFamily>`
    select of_day.week_theme_id as "weekThemeId", of_day.daily_topic_id as "dailyTopicId", ${textIn('topic.titles', language)} as title,
      ${textIn('topic.contents', language)} as content, topic.minutes, exists (
        select 1 from app.topic_marks as mark where mark.tenant_id = of_day.tenant_id and mark.subject_id = of_day.subject_id
          and mark.template_id = of_day.template_id and mark.week_theme_id = of_day.week_theme_id and mark.daily_topic_id = of_day.daily_topic_id
      ) as "isDone"
    from (${daysOf(subjectId)}) as of_day
    join catalog.week_themes as theme on theme.id = of_day.week_theme_id and theme.status = 'Public'
    join catalog.daily_topics as topic on topic.id = of_day.daily_topic_id and topic.status = 'Public'
    where of_day.day = ${day}::date`.execute(db);
  return rows[0] ?? null;
}

/** What a child follows, without its days. */
export async function followedTemplate(
  db: Db,
  language: Language,
  subjectId: string,
): Promise<Omit<FollowedTemplate, 'weeks' | 'days'> | undefined> {
  const { rows } = await sql<Omit<FollowedTemplate, 'weeks' | 'days'>>`
    select template.id, ${textIn('template.titles', language)} as name, ${textIn('template.contents', language)} as content,
      followed.from_day as "fromDay" from ${followedBy(subjectId)}`.execute(db);
  return rows[0];
}

/** The weeks of what a child follows that are offered, in their order. */
export async function weeksOfChild(db: Db, language: Language, subjectId: string): Promise<FollowedTemplate['weeks']> {
  const { rows } = await sql<FollowedTemplate['weeks'][number]>`
    select theme.id, ${textIn('theme.titles', language)} as name, ${textIn('theme.contents', language)} as content
    from ${followedFrom(subjectId)}
    join catalog.template_weeks as week on week.template_id = followed.template_id
    join catalog.week_themes as theme on theme.id = week.week_theme_id and theme.status = 'Public'
    order by week.sort_order, theme.id`.execute(db);
  return rows;
}
