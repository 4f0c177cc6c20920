import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { locationChoiceSize } from '@trellis/contract/vr-classroom/rules';
import { api } from '../../app/api.ts';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { CaseSearch, TestSearch } from './searches.ts';

const placeholderData = keepPreviousData;

/** One page of the centre's tests, or of one child's. */
export function useTests({ page, size, sorting, ...filters }: Partial<TestSearch> & PageSearch & { subjectId?: string }) {
  const input = { ...pageInput({ page, size, ...(sorting ? { sorting } : {}) }), ...filters };
  return useQuery(api.vrClassroom.testRequestsPaged.queryOptions({ input, placeholderData, ...quiet }));
}

/** One page of the tests of all centres, or of one child's. */
export function useCases({ page, size, sorting, case: _case, ...filters }: Partial<CaseSearch> & PageSearch & { subjectId?: string }) {
  const input = { ...pageInput({ page, size, ...(sorting ? { sorting } : {}) }), ...filters };
  return useQuery(api.vrCases.testRequestsPaged.queryOptions({ input, placeholderData, ...quiet }));
}

export function useTestInfo(testRequestId: string) {
  return useQuery(api.vrClassroom.testRequestInfo.queryOptions({ input: { testRequestId }, ...quiet }));
}

/** One test of any centre with its consent. */
export function useCase(id: string) {
  return useQuery(api.vrCases.testRequestsDetail.queryOptions({ input: { id }, ...quiet }));
}

/** How many tests the centre has left. */
export function useAmount() {
  return useQuery(api.vrClassroom.testResourceAmount.queryOptions({ input: {}, ...quiet }));
}

/** Whether the centre has enough to order one more. */
export function useEnough() {
  return useQuery(api.vrClassroom.tenantTestResourcesEnough.queryOptions({ input: {}, ...quiet }));
}

/** The locations where tests take place now. */
export function useOpenLocations() {
  const input = { maxResultCount: locationChoiceSize, enabled: true };
  return useQuery(api.testLocations.list.queryOptions({ input, ...quiet }));
}

export function usePassedHeadsets(enabled: boolean) {
  const input = { maxResultCount: 100, state: 'Passed', sourceType: 'Vrat' } as const;
  return useQuery(api.devices.centreDevices.queryOptions({ input, enabled, ...quiet }));
}

/** What changes with any test. */
function useChanged() {
  const client = useQueryClient();
  const keys = [api.vrClassroom.key(), api.vrCases.key(), api.creditOverview.key()];
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Everything that is done with a test; forms show their failures themselves. */
export function useTestChanges() {
  const onSettled = useChanged();
  return {
    create: useMutation(api.vrClassroom.createTestRequest.mutationOptions({ onSettled, ...quiet })),
    issueCode: useMutation({
      mutationFn: (testRequestId: string) => api.vrClassroom.caseCode.call({ testRequestId }),
      onSettled,
      ...quiet,
    }),
    change: useMutation(api.vrClassroom.updateTestRequest.mutationOptions({ onSettled, ...quiet })),
    step: useMutation(api.vrClassroom.updateTestRequest.mutationOptions({ onSettled })),
    sign: useMutation(api.vrClassroom.consentFormSign.mutationOptions({ onSettled, ...quiet })),
    allowQuestionnaires: useMutation(api.vrCases.allowQuestionnaires.mutationOptions({ onSettled })),
    markNormal: useMutation(api.vrCases.normalData.mutationOptions({ onSettled })),
  };
}
