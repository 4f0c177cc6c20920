import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestQuestionnaire } from '@trellis/contract/questionnaires/guest-calls';
import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';

/** A child's questionnaires, the latest first. */
export function useAnswers(subjectId: string) {
  const input = { subjectId, maxResultCount: 100 };
  return useQuery(api.questionnaires.getList.queryOptions({ input, meta: { quiet: true } }));
}

/** One questionnaire with its answers, as they stand when it is opened: what is typed from then on is not overwritten. */
export function useAnswerRecord(id: string) {
  const query = useQuery(
    api.questionnaires.getById.queryOptions({ input: { id }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } }),
  );
  return { ...query, data: query.data as AnswerRecord | undefined };
}

/** A fresh link to a child's development history. */
export function useDevelopmentCode(subjectId: string) {
  const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } };
  return useQuery(api.questionnaires.newDevelopmentCode.queryOptions({ input: { subjectId }, ...once }));
}

function useListChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.questionnaires.getList.key() });
}

/** Opens the development history of a child. */
export function useOpenDevelopment() {
  return useMutation(api.questionnaires.openDevelopment.mutationOptions({ onSuccess: useListChanged() }));
}

/** Opens the parental interview of a child. */
export function useOpenInterview() {
  return useMutation(api.questionnaires.openParentalInterview.mutationOptions({ onSuccess: useListChanged() }));
}

/** Saves answers at the desk, or submits them. The form shows its failures. */
export function useSaveAnswer() {
  return useMutation(api.questionnaires.save.mutationOptions({ onSuccess: useListChanged(), meta: { quiet: true } }));
}

/** Mails a link. The dialog shows its failures. */
export function useSendDevelopment() {
  return useMutation(api.questionnaires.sendDevelopment.mutationOptions({ onSuccess: useListChanged(), meta: { quiet: true } }));
}

/** The questionnaire of a guest's link. Each link is asked for itself: nothing of another child is ever shown from a cache. */
export function useGuestQuestionnaire(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestQuestionnaires.get.queryOptions({
    input: {},
    retry: false,
    meta: { quiet: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, token, i18n.language] as never,
    enabled: token !== '',
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data as GuestQuestionnaire | undefined };
}
