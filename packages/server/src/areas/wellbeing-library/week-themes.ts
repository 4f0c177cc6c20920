import type { InputOf, OutputOf } from '@trellis/contract/types';
import { weekTheme, type weekThemeCalls } from '@trellis/contract/wellbeing-library/week-theme';
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

type Calls = typeof weekThemeCalls;
type Day = OutputOf<Calls['weekOfDays']>['items'][number];

const daysOf = (id: string) =>
  ({ table: 'catalog.week_days', key: 'daily_topic_id', within: { column: 'week_theme_id', id } }) satisfies Order;

const cases = resourceCases(weekTheme, {
  more: () => sql`(select count(*)::int from catalog.week_days d where d.week_theme_id = r.id) as "dayCount"`,
  usedBy: [
    {
      table: 'catalog.wellbeing_templates',
      name: 'titles',
      by: { table: 'catalog.template_weeks', own: 'week_theme_id', other: 'template_id' },
    },
  ],
});

/** Weeks of daily topics, each with up to seven in an order of its own. */
export const weekThemes = {
  ...cases,
  remove: unlessRecorded('week_theme_id', cases.remove),
  manageWeekOfDays: async (db: Db, _caller: Actor, input: InputOf<Calls['manageWeekOfDays']>): Promise<void> => {
    const { weekThemeId, dailyTopicIds } = input;
    await lockRow(db, 'catalog.week_themes', weekThemeId, 'weekThemeId');
    await addLinks(db, daysOf(weekThemeId), { table: 'catalog.daily_topics', ids: dailyTopicIds, member: 'dailyTopicIds' });
    const { rows } = await sql<{ days: number }>`
      select count(*)::int as days from catalog.week_days where week_theme_id = ${weekThemeId}`.execute(db);
    if ((rows[0]?.days ?? 0) > 7) refuse('RocketSystem:WeekIsFull', { members: ['dailyTopicIds'] });
  },
  weekOfDays: async (
    db: Db,
    { language }: Actor,
    { weekThemeId }: InputOf<Calls['weekOfDays']>,
  ): Promise<OutputOf<Calls['weekOfDays']>> => {
    const { rows } = await sql<Day>`
      select topic.id, ${textIn('topic.titles', language)} as title, topic.status, topic.module, topic.minutes, day.sort_order as "sortOrder"
      from catalog.week_days as day join catalog.daily_topics as topic on topic.id = day.daily_topic_id
      where day.week_theme_id = ${weekThemeId} order by day.sort_order, topic.id`.execute(db);
    if (rows.length === 0) await lockRow(db, 'catalog.week_themes', weekThemeId, 'weekThemeId', { isRead: true });
    return { items: rows, totalCount: rows.length };
  },
  removeWeekOfDays: async (db: Db, _caller: Actor, input: InputOf<Calls['removeWeekOfDays']>): Promise<void> => {
    await removeLink(db, daysOf(input.weekThemeId), input.dailyTopicId, 'dailyTopicId');
  },
  weekOfDaysMove: async (db: Db, _caller: Actor, input: InputOf<Calls['weekOfDaysMove']>): Promise<void> => {
    await moveTo(db, daysOf(input.weekThemeId), input.dailyTopicId, input.newSortOrder, 'dailyTopicId');
  },
};
