import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { GuestFeedback } from '@trellis/contract/offline-plans/guest-calls';
import type { FeedbackRecord } from '@trellis/contract/offline-plans/record-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';

/** For which guardian and plan a code is. */
export interface FeedbackCodeFor {
  subjectId: string;
  guardianId: string;
  userOfflinePlanId: string;
  sessionId?: string;
}

const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } };

/** A fresh link for one guardian. */
export function useFeedbackCode(input: FeedbackCodeFor) {
  return useQuery(api.feedbackRecords.code.queryOptions({ input, ...once }));
}

/** Mails such a link. The dialog shows its failures. */
export function useSendFeedback() {
  return useMutation(api.feedbackRecords.send.mutationOptions({ meta: { quiet: true } }));
}

export type RecordType = 'trainer' | 'parent' | 'app';
export const recordPageSize = 10;

/** A page of what was said about the sessions of a plan. */
export function useFeedbackRecords(planId: string, type: RecordType, page: number) {
  const query = useQuery(
    api.feedbackRecords.list.queryOptions({
      input: { userOfflinePlanId: planId, type, skipCount: (page - 1) * recordPageSize, maxResultCount: recordPageSize },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  );
  return { ...query, data: query.data as { items: FeedbackRecord[]; totalCount: number } | undefined };
}

/** The ratings of a plan. */
export function useFeedbackCharts(planId: string) {
  return useQuery(api.feedbackRecords.charts.queryOptions({ input: { userOfflinePlanId: planId }, meta: { quiet: true } }));
}

/** What a feedback link opens. Each link is asked for itself: nothing of another child is ever shown from a cache. */
export function useGuestFeedback(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestFeedback.get.queryOptions({ input: {}, ...once });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, token, i18n.language] as never,
    enabled: token !== '',
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data as GuestFeedback | undefined };
}

/** Sends what a guardian said; the page shows its failures. */
export function useSaveGuestFeedback() {
  return useMutation(api.guestFeedback.save.mutationOptions({ meta: { quiet: true }, networkMode: 'always' }));
}
