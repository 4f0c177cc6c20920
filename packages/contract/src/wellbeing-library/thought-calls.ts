import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../wire.ts';

/** How many thoughts are shown at once, and how many more each time. */
export const topicThoughtsAtOnce = 5;

export const topicThoughtText = z.string().trim().min(1).max(1000);
export const topicThought = z.object({ thought: z.string(), creationTime: instant, userName: z.string().nullable() });
export type TopicThought = z.infer<typeof topicThought>;

const access = { anyOf: ['Pdt.Thought'] } as const;
const ofTopic = { templateId: id('wellbeingTemplate'), weekThemeId: id('weekTheme'), dailyTopicId: id('dailyTopic') };

/** A thought with where it was written and on what. */
export const placedThought = topicThought.extend({
  id: z.uuid(),
  ...ofTopic,
  center: z.string(),
  template: z.string(),
  weekTheme: z.string(),
  dailyTopic: z.string(),
});
export type PlacedThought = z.infer<typeof placedThought>;

/** What staff of a center think of a daily topic, where it stands in a week of a template. */
export const topicThoughtCalls = {
  thoughts: call('GET', '/api/pdt/dailyTopic/thoughts', {
    summary: 'What staff wrote on a daily topic, the latest first: at their center, or at those that the reader may look into',
    access,
    input: pageQuery.pick({ skipCount: true }).extend({ ...ofTopic, maxResultCount: z.int().min(1).max(100).default(topicThoughtsAtOnce) }),
    output: paged(topicThought),
  }),
  latest: call('GET', '/api/pdt/dailyTopic/latestThoughts', {
    summary: 'What staff wrote on any daily topic, the latest first, as far as the reader looks into centers',
    access,
    input: pageQuery.omit({ sorting: true }),
    output: paged(placedThought),
  }),
  thought: call('POST', '/api/pdt/dailyTopic/thought', {
    summary: 'Write a thought on a daily topic; those who look after several centers only read',
    access: { ...access, writers: 'centre' },
    input: z.object({ thought: topicThoughtText, ...ofTopic }),
  }),
};
