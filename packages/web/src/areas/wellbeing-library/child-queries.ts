import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FollowedTemplate, TopicText } from '@trellis/contract/wellbeing-library/child-calls';
import { topicThoughtsAtOnce } from '@trellis/contract/wellbeing-library/thought-calls';
import { api } from '../../app/api.ts';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';

interface Followed {
  template: FollowedTemplate | null;
  choices: { id: string; name: string }[];
}

/** What a child follows, and what is done with it; the progress of its modules follows from that. */
export function useSubjectTemplate(subjectId: string) {
  const client = useQueryClient();
  const onSettled = () => Promise.all([api.subjectTemplates, api.pdtModules].map((of) => client.invalidateQueries({ queryKey: of.key() })));
  const query = useQuery(api.subjectTemplates.get.queryOptions({ input: { subjectId }, ...quiet }));
  return {
    query: { ...query, data: query.data as Followed | undefined },
    set: useMutation(api.subjectTemplates.set.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(api.subjectTemplates.remove.mutationOptions({ onSettled })),
    mark: useMutation(api.subjectTemplates.mark.mutationOptions({ onSettled })),
  };
}

export function useTopic(input: { subjectId: string; weekThemeId: string; dailyTopicId: string }) {
  const query = useQuery(api.subjectTemplates.topic.queryOptions({ input, ...quiet }));
  return { ...query, data: query.data as TopicText | undefined };
}

/** What staff think of a topic, five at a time, and a thought more. */
export function useTopicThoughts(at: { templateId: string; weekThemeId: string; dailyTopicId: string }) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.topicThoughts.key() });
  return {
    thoughts: useInfiniteQuery(
      api.topicThoughts.thoughts.infiniteOptions({
        input: (skipCount: number) => ({ ...at, skipCount, maxResultCount: topicThoughtsAtOnce }),
        initialPageParam: 0,
        getNextPageParam: (last, pages) =>
          pages.length * topicThoughtsAtOnce < last.totalCount ? pages.length * topicThoughtsAtOnce : undefined,
        ...quiet,
      }),
    ),
    add: useMutation(api.topicThoughts.thought.mutationOptions({ onSettled, ...quiet })),
  };
}

/** What was written last on any topic. */
export const useLatestThoughts = (search: PageSearch) =>
  useQuery(api.topicThoughts.latest.queryOptions({ input: pageInput(search), placeholderData: keepPreviousData, ...quiet }));
