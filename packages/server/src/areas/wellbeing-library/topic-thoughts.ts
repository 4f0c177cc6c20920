import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { PlacedThought, TopicThought, topicThoughtCalls } from '@trellis/contract/wellbeing-library/thought-calls';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Calls = typeof topicThoughtCalls;

/** What staff wrote on a topic, the latest first, as far as the caller's side reaches. */
export async function listTopicThoughts(db: Db, caller: Actor, input: InputOf<Calls['thoughts']>): Promise<OutputOf<Calls['thoughts']>> {
  const counted = sql`from app.topic_thoughts as noted
    where ${reachOf(caller)} and noted.template_id = ${input.templateId} and noted.week_theme_id = ${input.weekThemeId}
      and noted.daily_topic_id = ${input.dailyTopicId}`;
  const rows = sql<Omit<TopicThought, 'creationTime'> & { creationTime: Date }>`
    select noted.thought, noted.created_at as "creationTime",
      (select person.name from identity.known_persons as person where person.id = noted.person_id) as "userName" ${counted}`;
  const page = await findPage(db, { rows, counted, order: sql`noted.created_at desc, noted.id desc` }, input);
  return { items: page.rows.map((row) => ({ ...row, creationTime: row.creationTime.toISOString() })), totalCount: page.totalCount };
}

/** What staff wrote on any topic, the latest first. */
export async function listLatestThoughts(db: Db, caller: Actor, input: InputOf<Calls['latest']>): Promise<OutputOf<Calls['latest']>> {
  const counted = sql`from app.topic_thoughts as noted where ${reachOf(caller)}`;
  const rows = sql<Omit<PlacedThought, 'creationTime'> & { creationTime: Date }>`
    select noted.id, noted.thought, noted.created_at as "creationTime", noted.template_id as "templateId",
      noted.week_theme_id as "weekThemeId", noted.daily_topic_id as "dailyTopicId",
      (select person.name from identity.known_persons as person where person.id = noted.person_id) as "userName",
      (select tenant.name from identity.tenants as tenant where tenant.id = noted.tenant_id) as center,
      (select titles ->> ${caller.language} from catalog.wellbeing_templates where id = noted.template_id) as template,
      (select titles ->> ${caller.language} from catalog.week_themes where id = noted.week_theme_id) as "weekTheme",
      (select titles ->> ${caller.language} from catalog.daily_topics where id = noted.daily_topic_id) as "dailyTopic" ${counted}`;
  const page = await findPage(db, { rows, counted, order: sql`noted.created_at desc, noted.id desc` }, input);
  return { items: page.rows.map((row) => ({ ...row, creationTime: row.creationTime.toISOString() })), totalCount: page.totalCount };
}

const reachOf = (caller: Actor) => (caller.kind === 'member' ? sql`noted.tenant_id = ${caller.tenantId}` : sql`true`);

/** Writes a thought on a topic that stands in a week of a template which the center has. */
export async function addTopicThought(db: Db, caller: Actor, { thought, ...at }: InputOf<Calls['thought']>): Promise<void> {
  const tenantId = caller.kind === 'member' ? caller.tenantId : refuse('Trellis:NotAllowed');
  const { rows } = await sql`
    select 1 from catalog.template_grants as given
    join catalog.wellbeing_templates as template on template.id = given.template_id and template.status = 'Public'
    join catalog.template_weeks as week on week.template_id = template.id and week.week_theme_id = ${at.weekThemeId}
    join catalog.week_themes as theme on theme.id = week.week_theme_id and theme.status = 'Public'
    join catalog.week_days as day on day.week_theme_id = theme.id and day.daily_topic_id = ${at.dailyTopicId}
    join catalog.daily_topics as topic on topic.id = day.daily_topic_id and topic.status = 'Public'
    where given.tenant_id = ${tenantId} and given.template_id = ${at.templateId}`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['dailyTopicId'] });
  await db
    .insertInto('app.topic_thoughts')
    .values({
      tenant_id: tenantId,
      template_id: at.templateId,
      week_theme_id: at.weekThemeId,
      daily_topic_id: at.dailyTopicId,
      person_id: caller.personId,
      thought,
      created_at: caller.now,
    })
    .execute();
}
