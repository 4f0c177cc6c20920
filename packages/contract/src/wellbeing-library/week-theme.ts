import { z } from 'zod';
import { localText } from '../resources/fields.ts';
import { sortOrder } from '../resources/order.ts';
import { resource } from '../resources/resource.ts';
import { call, id, paged } from '../wire.ts';
import { byEditors, editors, writers } from './access.ts';
import { dailyTopic } from './daily-topic.ts';

export const noText = { en: '', 'zh-Hans': '', es: '' };

/** A week of daily topics. */
export const weekTheme = resource({
  area: 'wellbeingLibrary',
  key: 'weekThemes',
  ref: 'weekTheme',
  path: '/api/pdt/weekTheme',
  what: 'week theme',
  table: 'catalog.week_themes',
  access: byEditors,
  fields: { titles: localText(120), contents: localText(1000, { isOptional: true, isLong: true }).default(noText) },
  more: { dayCount: z.int() },
  movedBy: 'weekThemeId',
  hasStatus: true,
  removeErrors: ['RocketSystem:TopicHasRecords'],
});

const week = id('weekTheme');
const topic = id('dailyTopic');
const weekDay = dailyTopic.item.pick({ id: true, title: true, status: true, module: true, minutes: true }).extend({ sortOrder: z.int() });

export const weekThemeCalls = {
  ...weekTheme.calls,
  manageWeekOfDays: call('POST', `${weekTheme.path}/manageWeekOfDays`, {
    summary: 'Put daily topics into a week, behind those that are there; a week has seven days',
    access: writers,
    input: z.object({ weekThemeId: week, dailyTopicIds: z.array(topic).max(7) }),
    errors: ['RocketSystem:WeekIsFull'],
  }),
  weekOfDays: call('GET', `${weekTheme.path}/weekOfDays`, {
    summary: 'The daily topics of a week, in their order',
    access: editors,
    input: z.object({ weekThemeId: week }),
    output: paged(weekDay),
  }),
  removeWeekOfDays: call('DELETE', `${weekTheme.path}/weekOfDays`, {
    summary: 'Take a daily topic out of a week',
    access: writers,
    input: z.object({ weekThemeId: week, dailyTopicId: topic }),
  }),
  weekOfDaysMove: call('PUT', `${weekTheme.path}/weekOfDaysMove`, {
    summary: 'Move a daily topic to a day of its week, counted from 0',
    access: writers,
    input: z.object({ weekThemeId: week, dailyTopicId: topic, newSortOrder: sortOrder }),
  }),
};
