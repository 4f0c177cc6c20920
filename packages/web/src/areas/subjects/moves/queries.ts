import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { api } from '../../../app/api.ts';
import { type PageSearch, pageInput } from '../../../ui/list-search.ts';

/** One page of what the centre asked for and was asked for. */
export function useMovePage({ page, size }: PageSearch) {
  return useQuery(api.subjectMoves.list.queryOptions({ input: pageInput({ page, size }), placeholderData: keepPreviousData }));
}

/** The moves by which a child left and came, if it did. */
export function useMovesOf(subjectId: string): { left: SubjectMove | undefined; came: SubjectMove | undefined } {
  const input = { subjectId, state: 'accepted', maxResultCount: 10 } as const;
  const { data } = useQuery(api.subjectMoves.list.queryOptions({ input, meta: { quiet: true } }));
  const items = data?.items as SubjectMove[] | undefined;
  return {
    left: items?.find(({ formerSubjectId }) => formerSubjectId === subjectId),
    came: items?.find(({ newSubjectId }) => newSubjectId === subjectId),
  };
}

/** The centres that a child may move to. */
export function useCentersBeside() {
  return useQuery(api.subjectMoves.centers.queryOptions({ input: {}, meta: { quiet: true } }));
}

/** Asks another centre; the dialog shows what stands in the way. */
export function useAskMove() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.subjectMoves.key() });
  return useMutation(api.subjectMoves.ask.mutationOptions({ onSuccess, meta: { quiet: true } }));
}

/** Decides a move; whatever happened, the pages show how it is. */
export function useDecideMove() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries();
  return {
    accept: useMutation(api.subjectMoves.accept.mutationOptions({ onSettled })),
    refuse: useMutation(api.subjectMoves.refuse.mutationOptions({ onSettled })),
    withdraw: useMutation(api.subjectMoves.withdraw.mutationOptions({ onSettled })),
  };
}
