import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { thoughtsAtOnce } from '@trellis/contract/focus/rules';
import type { FocusProgram } from '@trellis/contract/focus/schemas';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

/** The focus program of a child; empty where none was set up. */
export function useFocus(subjectId: string) {
  const query = useQuery(api.focus.detail.queryOptions({ input: { subjectId }, ...quiet }));
  return { ...query, data: query.data as FocusProgram | undefined };
}

/** What staff noted, the latest first; a few more at a time. */
export const useThoughts = (subjectId: string) =>
  useInfiniteQuery(
    api.focus.thoughts.infiniteOptions({
      input: (skipCount: number) => ({ subjectId, skipCount, maxResultCount: thoughtsAtOnce }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * thoughtsAtOnce < last.totalCount ? pages.length * thoughtsAtOnce : undefined),
      ...quiet,
    }),
  );

/** Everything that is done with a program: the child tells of it too, and shows its tabs. Forms show their failures themselves. */
export function useFocusChanges() {
  const client = useQueryClient();
  const keys = [api.focus.key(), api.subjects.getSubjectInfo.key()];
  const onSettled = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    create: useMutation(api.focus.create.mutationOptions({ onSettled, ...quiet })),
    setGoals: useMutation(api.focus.setGoals.mutationOptions({ onSettled, ...quiet })),
    pause: useMutation(api.focus.pause.mutationOptions({ onSettled })),
    goOn: useMutation(api.focus.continue.mutationOptions({ onSettled })),
    request: useMutation(api.focus.requestCancellation.mutationOptions({ onSettled })),
    review: useMutation(api.focus.review.mutationOptions({ onSettled, ...quiet })),
    addThought: useMutation(api.focus.addThought.mutationOptions({ onSettled, ...quiet })),
  };
}
