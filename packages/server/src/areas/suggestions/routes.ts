import type { groups } from '@trellis/contract/suggestions/area';
import type { suggestionCalls, suggestionFileCalls, suggestionReviewCalls } from '@trellis/contract/suggestions/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { downloadSuggestions } from './download-suggestions.ts';
import { listIdeas, listSuggestions } from './list-suggestions.ts';
import { replyToSuggestion, reviewSuggestion, showSuggestion } from './review-suggestion.ts';
import { createSuggestion, likeSuggestion, updateSuggestion } from './write-suggestion.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  suggestions: routesFor<typeof suggestionCalls>({
    create: createSuggestion,
    update: updateSuggestion,
    like: likeSuggestion,
    programGamification: listIdeas,
  }),
  suggestionReviews: actorRoutesFor<typeof suggestionReviewCalls>({
    commentsList: listSuggestions('Comments'),
    gamificationList: listSuggestions('Gamification'),
    review: reviewSuggestion,
    reply: replyToSuggestion,
    gamificationStatus: showSuggestion,
  }),
  suggestionFiles: fileRoutesFor<typeof suggestionFileCalls>({
    commentsListExcel: downloadSuggestions('Comments'),
    gamificationListExcel: downloadSuggestions('Gamification'),
  }),
};
