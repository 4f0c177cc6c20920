import { adhdTag } from '@trellis/contract/wellbeing-library/adhd-tag';
import { dailyTopic } from '@trellis/contract/wellbeing-library/daily-topic';
import { topicCategory } from '@trellis/contract/wellbeing-library/topic-category';
import { resourceCases } from '../../platform/resources/resource.ts';
import { unlessRecorded } from './unless-recorded.ts';

export const adhdTags = resourceCases(adhdTag, {
  usedBy: [{ table: 'catalog.daily_topics', name: 'titles', by: { table: 'catalog.topic_tags', own: 'tag_id', other: 'daily_topic_id' } }],
});

export const topicCategories = resourceCases(topicCategory, {
  usedBy: [{ table: 'catalog.daily_topics', name: 'titles', by: 'category_id' }],
});

const topics = resourceCases(dailyTopic, {
  usedBy: [
    { table: 'catalog.week_themes', name: 'titles', by: { table: 'catalog.week_days', own: 'daily_topic_id', other: 'week_theme_id' } },
  ],
});

/** What families read and do on one day. What was done or written stays, and so does its topic. */
export const dailyTopics = { ...topics, remove: unlessRecorded('daily_topic_id', topics.remove) };
