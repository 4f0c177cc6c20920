import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestQuestionnaire } from '@trellis/contract/questionnaires/guest-calls';
import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';

export const answersPageSize = 10;

/** A page of a child's questionnaires, the latest first. */
export function useAnswers(subjectId: string, page: number) {
  const input = { subjectId, skipCount: (page - 1) * answersPageSize, maxResultCount: answersPageSize };
  return useQuery(api.questionnaires.getList.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
}

/** One questionnaire with its answers, as they stand when it is opened: what is typed from then on is not overwritten. */
export function useAnswerRecord(id: string) {
  const query = useQuery(
    api.questionnaires.getById.queryOptions({ input: { id }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } }),
  );
  return { ...query, data: query.data as AnswerRecord | undefined };
}

/** Which development history a code leads to: the one that is open, or the latest, submitted or not. */
export type CodeKind = 'open' | 'latest';

/** A fresh link to a child's development history, for one guardian or for nobody in particular. */
export function useDevelopmentCode(kind: CodeKind, input: { subjectId: string; guardianId?: string }) {
  const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } };
  const call = kind === 'open' ? api.questionnaires.newDevelopmentCode : api.questionnaires.childDevelopmentCode;
  return useQuery(call.queryOptions({ input, ...once }) as ReturnType<typeof api.questionnaires.newDevelopmentCode.queryOptions>);
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
