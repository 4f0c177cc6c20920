import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestAssessment } from '@trellis/contract/assessments/guest-calls';
import { mostAtOnce, regenerateSeconds } from '@trellis/contract/assessments/rules';
import type {
  AssessmentReport,
  ReportQuery,
  UserAssessment,
  UserAssessmentDetail,
  UserAssessmentFilter,
} from '@trellis/contract/assessments/schemas';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useLiveRefresh } from '../../app/live/use-live-refresh.ts';
import { quiet } from '../../ui/quiet.ts';

/** As it stands when it is opened: what is typed from then on is not overwritten. */
const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, ...quiet };
/** As many as a call gives at once. */
const most = 1000;
/** Where nothing is told, in milliseconds. */
const often = 20_000;

/** What a code is made of. */
type CodedRow = Pick<UserAssessment, 'id' | 'assessmentId' | 'userId'>;
type OfChild = UserAssessmentFilter & { subjectId: string };

/** One page of a child's assessments, the latest first. A report that is being made shows once it is there. */
export function useUserAssessments(input: OfChild & { skipCount: number; maxResultCount: number }) {
  useLiveRefresh('jobs', [api.userAssessments.getList.key()], ({ kind }) => kind === 'assessment');
  const query = useQuery(
    api.userAssessments.getList.queryOptions({
      input,
      refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'Finished') ? often : false),
      placeholderData: keepPreviousData,
      ...quiet,
    }),
  );
  return { ...query, data: query.data as { items: UserAssessment[]; totalCount: number } | undefined };
}

/** The assessments of a child whose report is there. */
export function useReported(subjectId: string) {
  const input: OfChild & { maxResultCount: number } = { subjectId, status: 'ReportedReady', maxResultCount: most };
  return useQuery(api.userAssessments.getList.queryOptions({ input, ...quiet }));
}

/** One page of the assessments of a child of any centre. */
export function useAssessmentsOfChild(input: { subjectId: string; skipCount: number; maxResultCount: number }) {
  const query = useQuery(api.childAssessments.getPaged.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
  return { ...query, data: query.data as { items: UserAssessment[]; totalCount: number } | undefined };
}

/** What the centre may order. */
export function useOffered() {
  return useQuery(api.assessments.getChoices.queryOptions({ input: { maxResultCount: 1000 }, retry: false, ...quiet }));
}

/** One assessment of a child with its questions and answers. */
export function useUserAssessment(userAssessmentId: string) {
  const query = useQuery(api.userAssessments.detail.queryOptions({ input: { userAssessmentId }, ...once }));
  return { ...query, data: query.data as UserAssessmentDetail | undefined };
}

export const useConsent = (userAssessmentId: string) =>
  useQuery(api.userAssessments.informedConsent.queryOptions({ input: { userAssessmentId }, ...quiet }));

/** A fresh link to an assessment, or to its report. */
export function useAssessmentCode(what: 'assessment' | 'report', { id, assessmentId, userId }: CodedRow) {
  const ofReport = {
    ...api.assessmentCodes.ofReport.queryOptions({ input: { userAssessmentId: id }, ...once }),
    enabled: what === 'report',
  };
  const input = { assessmentId, subjectId: userId, userAssessmentId: id };
  const ofOrdered = { ...api.assessmentCodes.ofUserAssessment.queryOptions({ input, ...once }), enabled: what === 'assessment' };
  const [report, ordered] = [useQuery(ofReport), useQuery(ofOrdered)];
  return what === 'report' ? report : ordered;
}

/** A fresh link to an assessment of the library, of this child: the one that is named. */
export function useCodeOfAssessment(input: { assessmentId: string; subjectId: string; userAssessmentId: string }) {
  return useQuery(api.assessmentCodes.ofAssessment.queryOptions({ input, ...once }));
}

function useListChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.userAssessments.getList.key() }),
      queryClient.invalidateQueries({ queryKey: api.credits.key() }),
      queryClient.invalidateQueries({ queryKey: api.offlinePlans.key() }),
    ]);
}

/** What is done with a child's assessments. The dialogs show the failures of what is marked quiet. */
export function useChangeAssessments() {
  const onSuccess = useListChanged();
  return {
    order: useMutation(api.userAssessments.create.mutationOptions({ onSuccess, ...quiet })),
    arrange: useMutation(api.userAssessments.arrange.mutationOptions({ onSuccess, ...quiet })),
    send: useMutation(api.userAssessments.sendToGuardian.mutationOptions({ onSuccess, ...quiet })),
    obtain: useMutation(api.userAssessments.obtainReport.mutationOptions({ onSuccess })),
    close: useMutation(api.userAssessments.close.mutationOptions({ onSuccess })),
    address: useMutation(api.assessmentReports.address.mutationOptions()),
  };
}

/** Saves answers at the centre, or submits them. The form shows its failures. */
export const useSaveAnswers = () => useMutation(api.userAssessments.saveAnswers.mutationOptions({ onSuccess: useListChanged(), ...quiet }));

/** Notes that a consent is there in writing. */
export function useConfirmConsent() {
  const queryClient = useQueryClient();
  return useMutation(
    api.userAssessments.confirm.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.userAssessments.informedConsent.key() }),
    }),
  );
}

/** Makes reports anew, as many at once as the call takes. */
export function useRegenerate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, userAssessmentIds }: { userId: string; userAssessmentIds: readonly string[] }) => {
      for (let done = 0; done < userAssessmentIds.length; done += mostAtOnce)
        await api.assessmentReports.regenerate.call({ userId, userAssessmentIds: userAssessmentIds.slice(done, done + mostAtOnce) });
    },
    // of several portions the first ones stand also where a later one failed
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.assessmentReports.regenerateList.key() }),
  });
}

/** The reports of a child that are made anew, asked for every five seconds until each is done. */
export function useReportRuns(userId: string) {
  useLiveRefresh('jobs', [api.assessmentReports.regenerateList.key()], ({ kind }) => kind === 'reportRun');
  return useQuery(
    api.assessmentReports.regenerateList.queryOptions({
      input: { userId },
      refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'Create') ? regenerateSeconds * 1000 : false),
      ...quiet,
    }),
  );
}

/** The assessment of a guest's link. Each link is asked for itself: nothing of another child is ever shown from a cache. */
export function useGuestAssessment(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestAssessments.get.queryOptions({ input: {}, ...once });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, token, i18n.language] as never,
    enabled: token !== '',
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data as GuestAssessment | undefined };
}

/** The report of a guest's link. */
export function useGuestReport(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestReports.get.queryOptions({ input: {}, ...once });
  const query = useQuery({ ...options, queryKey: [...options.queryKey, token, i18n.language] as never, enabled: token !== '' });
  return { ...query, data: query.data as AssessmentReport | undefined };
}

/** The report of a signed address, in the language of the interface. */
export function useSignedReport(query: ReportQuery) {
  const { i18n } = useTranslation();
  const input = { ...query, language: toLanguage(i18n.language as Locale) };
  const found = useQuery(api.signedReports.view.queryOptions({ input, placeholderData: keepPreviousData, ...once }));
  return { ...found, data: found.data as AssessmentReport | undefined };
}
