import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

/** The questionnaires that go with tests, with what was answered for one. */
export const useTestQuestionnaires = (testRequestId?: string) =>
  useQuery(api.vrQuestionnaires.infos.queryOptions({ input: { testRequestId }, ...quiet }));

/** What was answered for a test. */
export const useTestAnswer = (answerId: string) =>
  useQuery(api.vrQuestionnaires.answer.queryOptions({ input: { answerId }, gcTime: 0, ...quiet }));

/** A questionnaire to be changed; nothing is asked for a new one. */
export const useTestQuestionnaire = (questionnaireId: string | null) =>
  useQuery({
    ...api.vrQuestionnaires.infoById.queryOptions({ input: { questionnaireId: questionnaireId ?? '' }, gcTime: 0, ...quiet }),
    enabled: questionnaireId !== null,
  });

/** A link by which a family answers; made when it is first shown. */
export const useFamilyLink = (input: { testRequestId: string; questionnaireId: string; guardianId?: string }) =>
  useQuery(api.vrAnswers.link.queryOptions({ input, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, ...quiet }));

/** Everything that is done with them; forms show their failures themselves. */
export function useQuestionnaireChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: api.vrQuestionnaires.infos.key() });
  return {
    create: useMutation(api.vrQuestionnaires.create.mutationOptions({ onSuccess, ...quiet })),
    update: useMutation(api.vrQuestionnaires.update.mutationOptions({ onSuccess, ...quiet })),
    save: useMutation(api.vrAnswers.save.mutationOptions({ onSuccess, ...quiet })),
    begin: useMutation(api.vrAnswers.save.mutationOptions({ onSuccess })),
  };
}
