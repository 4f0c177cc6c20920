import type { InputOf, OutputOf } from '@trellis/contract/types';
import { template, type templateCalls } from '@trellis/contract/wellbeing-library/template';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { addLinks, removeLink } from '../../platform/resources/links.ts';
import { moveTo, type Order } from '../../platform/resources/order.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { lockRow } from './lock-row.ts';
import { unlessRecorded } from './unless-recorded.ts';

type Calls = typeof templateCalls;
type Week = OutputOf<Calls['templateOfWeeks']>['items'][number];

const table = 'catalog.wellbeing_templates';
const weeksOf = (id: string) =>
  ({ table: 'catalog.template_weeks', key: 'week_theme_id', within: { column: 'template_id', id } }) satisfies Order;

const cases = resourceCases(template, {
  more: () => sql`(select count(*)::int from catalog.template_weeks w where w.template_id = r.id) as "weekCount",
    (select count(*)::int from catalog.template_grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
      where g.template_id = r.id) as "centerCount"`,
});

async function removeTemplate(db: Db, caller: Actor, input: InputOf<Calls['remove']>): Promise<void> {
  await lockRow(db, table, input.id, 'id');
  const { rows } = await sql`
    select 1 from catalog.template_grants where template_id = ${input.id}
    union all select 1 from app.subject_templates where template_id = ${input.id} limit 1`.execute(db);
  if (rows.length > 0) refuse('RocketSystem:TopicHasRecords');
  await cases.remove(db, caller, input);
}

/** Weeks in their order, which centers are granted. */
export const templates = {
  ...cases,
  remove: unlessRecorded('template_id', removeTemplate),
  manageWeeks: async (db: Db, _caller: Actor, { templateId, weekThemeIds }: InputOf<Calls['manageWeeks']>): Promise<void> => {
    await lockRow(db, table, templateId, 'templateId');
    await addLinks(db, weeksOf(templateId), { table: 'catalog.week_themes', ids: weekThemeIds, member: 'weekThemeIds' });
  },
  templateOfWeeks: async (
    db: Db,
    { language }: Actor,
    { templateId }: InputOf<Calls['templateOfWeeks']>,
  ): Promise<OutputOf<Calls['templateOfWeeks']>> => {
    const { rows } = await sql<Week>`
      select theme.id, ${textIn('theme.titles', language)} as title, theme.status, week.sort_order as "sortOrder",
        (select count(*)::int from catalog.week_days d where d.week_theme_id = theme.id) as "dayCount"
      from catalog.template_weeks as week join catalog.week_themes as theme on theme.id = week.week_theme_id
      where week.template_id = ${templateId} order by week.sort_order, theme.id`.execute(db);
    if (rows.length === 0) await lockRow(db, table, templateId, 'templateId', { isRead: true });
    return { items: rows, totalCount: rows.length };
  },
  removeTemplateOfWeeks: async (db: Db, _caller: Actor, input: InputOf<Calls['removeTemplateOfWeeks']>): Promise<void> => {
    await removeLink(db, weeksOf(input.templateId), input.weekThemeId, 'weekThemeId');
  },
  templateOfWeeksMove: async (db: Db, _caller: Actor, input: InputOf<Calls['templateOfWeeksMove']>): Promise<void> => {
    await moveTo(db, weeksOf(input.templateId), input.weekThemeId, input.newSortOrder, 'weekThemeId');
  },
};
