import { z } from 'zod';
import { named } from '../resources/fields.ts';
import { calendarDate, call, id, instant } from '../wire.ts';
import { pdtModule } from './modules.ts';

const base = '/api/pdt/subjectTemplate';
const access = { anyOf: ['Pdt.SubjectTemplate'] } as const;
const subjectId = id('subject');

/** A day of a template as a child comes to it. */
export const topicDay = z.object({
  weekThemeId: z.uuid(),
  dailyTopicId: z.uuid(),
  title: z.string(),
  module: pdtModule,
  minutes: z.int(),
  day: calendarDate,
  doneAt: instant.nullable(),
  /** Who said so; nobody who is forgotten. */
  doneBy: z.string().nullable(),
  isByGuardian: z.boolean(),
});
export type TopicDay = z.infer<typeof topicDay>;

export const followedTemplate = named.extend({
  content: z.string(),
  fromDay: calendarDate,
  weeks: z.array(named.extend({ content: z.string() })),
  days: z.array(topicDay),
});
export type FollowedTemplate = z.infer<typeof followedTemplate>;

/** What a family reads on a day. */
export const topicText = z.object({
  title: z.string(),
  content: z.string(),
  module: pdtModule,
  minutes: z.int(),
  tags: z.array(z.string()),
});
export type TopicText = z.infer<typeof topicText>;

const topic = z.object({ subjectId, weekThemeId: id('weekTheme'), dailyTopicId: id('dailyTopic') });

/** Which template a child follows, and how far it has come. */
export const subjectTemplateCalls = {
  get: call('GET', base, {
    summary: 'The template that a child follows with the days that are offered, and those that its center may choose from',
    access,
    input: z.object({ subjectId }),
    output: z.object({ template: followedTemplate.nullable(), choices: z.array(named) }),
    errors: ['SubjectNotFound'],
  }),
  set: call('PUT', base, {
    summary: 'Let a child follow a template from a day on; another one takes the place of the first',
    access,
    input: z.object({ subjectId, templateId: id('wellbeingTemplate'), fromDay: calendarDate }),
    errors: ['SubjectNotFound'],
  }),
  remove: call('DELETE', base, {
    summary: 'A child follows no template any more; what it did stays on record',
    access,
    input: z.object({ subjectId }),
    errors: ['SubjectNotFound'],
  }),
  topic: call('GET', `${base}/topic`, {
    summary: 'What a child and its family read on a day of its template',
    access,
    input: topic,
    output: topicText,
    errors: ['SubjectNotFound'],
  }),
  mark: call('PUT', `${base}/topic`, {
    summary: 'Say that a day of the template was done, or was not',
    access,
    input: topic.extend({ isDone: z.boolean() }),
    errors: ['SubjectNotFound'],
  }),
};
