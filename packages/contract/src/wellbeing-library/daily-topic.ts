import { z } from 'zod';
import { localText, many, one } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';
import { adhdTag } from './adhd-tag.ts';
import { pdtModule } from './modules.ts';
import { topicCategory } from './topic-category.ts';

/** What a family reads and does on one day. */
export const dailyTopic = resource({
  area: 'wellbeingLibrary',
  key: 'dailyTopics',
  ref: 'dailyTopic',
  path: '/api/pdt/dailyTopic',
  what: 'daily topic',
  table: 'catalog.daily_topics',
  access: byEditors,
  fields: {
    titles: localText(120),
    module: pdtModule,
    contents: localText(4000, { isLong: true }),
    minutes: z.int().min(1).max(120).meta({ description: 'Minutes' }),
    categoryId: one(topicCategory.named).nullable().default(null),
    tagIds: many(adhdTag.named, 20, { table: 'catalog.topic_tags', own: 'daily_topic_id', other: 'tag_id' }).default([]),
  },
  hasStatus: true,
  removeErrors: ['RocketSystem:TopicHasRecords'],
});
