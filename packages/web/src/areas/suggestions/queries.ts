import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SuggestionType } from '@trellis/contract/suggestions/rules';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { ReviewSearch } from './searches.ts';

const placeholderData = keepPreviousData;
/** All of a program are shown at once. */
const ofProgram = { skipCount: 0, maxResultCount: 999 };

/** What stands with a program: a center's comments, or the ideas for games that were accepted and the reader's own. */
export function useSuggestionsOf(trainingProgramId: string, type: SuggestionType) {
  const input = { trainingProgramId, ...ofProgram };
  const comments = useQuery(api.suggestionReviews.commentsList.queryOptions({ input, enabled: type === 'Comments', ...quiet }));
  const ideas = useQuery(api.suggestions.programGamification.queryOptions({ input, enabled: type === 'Gamification', ...quiet }));
  return type === 'Comments' ? comments : ideas;
}

/** One page of what is to be reviewed. */
export function useReviewList({ page, size, type, ...filters }: ReviewSearch) {
  const input = { ...pageInput({ page, size }), ...filters };
  const comments = api.suggestionReviews.commentsList.queryOptions({ input, enabled: type === 'Comments', placeholderData, ...quiet });
  const ideas = api.suggestionReviews.gamificationList.queryOptions({ input, enabled: type === 'Gamification', placeholderData, ...quiet });
  const lists = { Comments: useQuery(comments), Gamification: useQuery(ideas) };
  return lists[type];
}

/** Everything that is done with suggestions; forms show their failures themselves. */
export function useSuggestionChanges() {
  const client = useQueryClient();
  const keys = [api.suggestions.key(), api.suggestionReviews.key()];
  const onSettled = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    create: useMutation(api.suggestions.create.mutationOptions({ onSettled, ...quiet })),
    update: useMutation(api.suggestions.update.mutationOptions({ onSettled, ...quiet })),
    like: useMutation(api.suggestions.like.mutationOptions({ onSettled })),
    review: useMutation(api.suggestionReviews.review.mutationOptions({ onSettled })),
    reply: useMutation(api.suggestionReviews.reply.mutationOptions({ onSettled, ...quiet })),
    show: useMutation(api.suggestionReviews.gamificationStatus.mutationOptions({ onSettled })),
  };
}
