import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplyState, TrainingApplication, TrainingApplicationDetail } from '@trellis/contract/certification/application-schemas';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { ApplicationSearch } from '../searches.ts';

export type ApplicationRow = TrainingApplication & { id: string };

export function useApplications({ page, size, filter, auditResult, tenantId }: ApplicationSearch) {
  const input = { ...pageInput({ page, size }), filter, auditResult, tenantId };
  const query = useQuery(api.certification.applyList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
  const items = query.data?.items.map((item): ApplicationRow => ({ ...item, id: item.preparationTrainerId }));
  return { ...query, data: query.data && items && { items, totalCount: query.data.totalCount } };
}

export function useApplication(preparationTrainerId: string) {
  const query = useQuery(api.certification.applyDetail.queryOptions({ input: { preparationTrainerId }, ...quiet }));
  return { ...query, data: query.data as TrainingApplicationDetail | undefined };
}

/** Passes, rejects or closes an application. The dialog shows its failures. */
export function useReview() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.certification.applyList.key() }),
      queryClient.invalidateQueries({ queryKey: api.certification.applyDetail.key() }),
    ]);
  return useMutation(api.certification.review.mutationOptions({ onSettled, ...quiet }));
}

/** The code of a centre for applicants; one's own unless another is named. */
export const useApplyCode = (tenantId: string | undefined) =>
  useQuery(api.certification.qrApplyTraining.queryOptions({ input: { tenantId }, ...quiet }));

/** What became of one's own application, and the form. */
export function useApplyState(isEnabled: boolean) {
  const query = useQuery(api.ownApplication.applyState.queryOptions({ input: {}, enabled: isEnabled, ...quiet }));
  return { ...query, data: query.data as ApplyState | undefined };
}

/** Applies, or applies again. The drawer shows its failures. */
export function useApply() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.ownApplication.applyState.key() });
  return useMutation(api.ownApplication.apply.mutationOptions({ onSettled, ...quiet }));
}
