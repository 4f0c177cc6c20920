import { adhdTag } from './adhd-tag.ts';
import { subjectTemplateCalls } from './child-calls.ts';
import { dailyTopic } from './daily-topic.ts';
import { template, templateCalls, templateGrantCalls } from './template.ts';
import { topicThoughtCalls } from './thought-calls.ts';
import { topicCategory } from './topic-category.ts';
import { weekTheme, weekThemeCalls } from './week-theme.ts';

export { wellbeingLibraryErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  dailyTopics: { calls: dailyTopic.calls, about: 'The library: what families read and do day by day' },
  weekThemes: { calls: weekThemeCalls, about: 'The library: weeks of daily topics' },
  wellbeingTemplates: { calls: templateCalls, about: 'The library: templates of weeks that children follow' },
  templateGrants: { calls: templateGrantCalls, about: 'Which centers have which template of weeks' },
  topicThoughts: { calls: topicThoughtCalls, about: 'What staff think of daily topics' },
  subjectTemplates: { calls: subjectTemplateCalls, about: 'Which template of weeks a child follows, and what it has done of it' },
  adhdTags: { calls: adhdTag.calls, about: 'The library: what daily topics help with' },
  topicCategories: { calls: topicCategory.calls, about: 'The library: categories of daily topics' },
} as const;

/** Its declared resources. */
export const resources = [adhdTag, topicCategory, dailyTopic, weekTheme, template] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['adhdTag', 'topicCategory', 'dailyTopic', 'weekTheme', 'wellbeingTemplate'] as const;

/** Tables whose changes are on record. */
export const audited = ['catalog.template_grants', 'app.subject_templates', 'app.topic_marks', 'app.topic_thoughts'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['catalog.topic_tags', 'catalog.week_days', 'catalog.template_weeks'] as const;
