import type { adhdTag } from '@trellis/contract/wellbeing-library/adhd-tag';
import type { groups } from '@trellis/contract/wellbeing-library/area';
import type { subjectTemplateCalls } from '@trellis/contract/wellbeing-library/child-calls';
import type { dailyTopic } from '@trellis/contract/wellbeing-library/daily-topic';
import type { templateCalls, templateGrantCalls } from '@trellis/contract/wellbeing-library/template';
import type { topicThoughtCalls } from '@trellis/contract/wellbeing-library/thought-calls';
import type { topicCategory } from '@trellis/contract/wellbeing-library/topic-category';
import type { weekThemeCalls } from '@trellis/contract/wellbeing-library/week-theme';
import { type AreaRoutes, actorRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { adhdTags, dailyTopics, topicCategories } from './library.ts';
import { markTopic, removeSubjectTemplate, setSubjectTemplate, viewSubjectTemplate, viewTopic } from './subject-template.ts';
import * as templateGrants from './template-grants.ts';
import { templates } from './templates.ts';
import { addTopicThought, listLatestThoughts, listTopicThoughts } from './topic-thoughts.ts';
import { weekThemes } from './week-themes.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  dailyTopics: actorRoutesFor<typeof dailyTopic.calls>(dailyTopics),
  weekThemes: actorRoutesFor<typeof weekThemeCalls>(weekThemes),
  wellbeingTemplates: actorRoutesFor<typeof templateCalls>(templates),
  templateGrants: actorRoutesFor<typeof templateGrantCalls>(templateGrants),
  topicThoughts: actorRoutesFor<typeof topicThoughtCalls>({
    thoughts: listTopicThoughts,
    latest: listLatestThoughts,
    thought: addTopicThought,
  }),
  subjectTemplates: routesFor<typeof subjectTemplateCalls>({
    get: viewSubjectTemplate,
    set: setSubjectTemplate,
    remove: removeSubjectTemplate,
    topic: viewTopic,
    mark: markTopic,
  }),
  adhdTags: actorRoutesFor<typeof adhdTag.calls>(adhdTags),
  topicCategories: actorRoutesFor<typeof topicCategory.calls>(topicCategories),
};
