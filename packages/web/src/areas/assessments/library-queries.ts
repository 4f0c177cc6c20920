import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { pageInput, type TextSearch } from '../../ui/list-search.ts';
import type { AssessmentSearch } from './library-search.ts';

const quiet = { meta: { quiet: true } } as const;
/** A form begins with what stands there now, not with what was seen before. */
const fresh = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, ...quiet };

/** One page of the library. */
export function useAssessments({ filter, assessmentType, status, page, size }: AssessmentSearch) {
  const input = { filter, assessmentType, status, ...pageInput({ page, size }) };
  return useQuery(api.assessments.getList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** What the form of an assessment offers, with the one to be changed. */
export const useAssessmentForm = (id: string | null) => useQuery(api.assessments.prepareForEdit.queryOptions({ input: { id }, ...fresh }));

/** What is done with the library. The forms and dialogs show the failures of what is marked quiet. */
export function useChangeLibrary() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.assessments.key() });
  return {
    create: useMutation(api.assessments.create.mutationOptions({ onSuccess, ...quiet })),
    update: useMutation(api.assessments.update.mutationOptions({ onSuccess, ...quiet })),
    setStatus: useMutation(api.assessments.contentStatus.mutationOptions({ onSuccess, ...quiet })),
    move: useMutation(api.assessments.move.mutationOptions({ onSuccess, ...quiet })),
    remove: useMutation(api.assessments.remove.mutationOptions({ onSuccess })),
  };
}

export function useQuestionnaires({ filter, page, size }: TextSearch) {
  const input = { filter, ...pageInput({ page, size }) };
  return useQuery(api.questionnaireLibrary.getList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** A questionnaire to be changed, or what a new one begins with. */
export const useQuestionnaireForm = (id: string | null) =>
  useQuery(api.questionnaireLibrary.prepareForEdit.queryOptions({ input: { id }, ...fresh }));

/** What is done with questionnaires. The form shows its failures. */
export function useChangeQuestionnaires() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.questionnaireLibrary.getList.key() });
  return {
    create: useMutation(api.questionnaireLibrary.create.mutationOptions({ onSuccess, ...quiet })),
    update: useMutation(api.questionnaireLibrary.update.mutationOptions({ onSuccess, ...quiet })),
    remove: useMutation(api.questionnaireLibrary.remove.mutationOptions({ onSuccess })),
  };
}
