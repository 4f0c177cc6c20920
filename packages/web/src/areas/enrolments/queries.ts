import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** How far an enrollment is: others do their steps meanwhile. */
export function useEnrolment(subjectId: string | undefined) {
  return useQuery(
    api.enrolments.get.queryOptions({
      input: { subjectId: subjectId ?? '' },
      enabled: subjectId !== undefined,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      retry: false,
      meta: { quiet: true },
    }),
  );
}

/** What a step changes: the steps, and what lists say of the child. */
export function useStepDone() {
  const queryClient = useQueryClient();
  const keys = [api.enrolments.key(), api.subjects.key()];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useBeginEnrolment() {
  return useMutation(api.enrolments.begin.mutationOptions({ onSuccess: useStepDone() }));
}

export function useEndEnrolment() {
  return useMutation(api.enrolments.end.mutationOptions({ onSuccess: useStepDone() }));
}
