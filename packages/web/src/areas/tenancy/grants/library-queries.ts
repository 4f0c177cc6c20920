import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { LibraryGrantSearch } from '../tenants/list-search.ts';

const tenancy = api.tenancy;
const countsOf = {
  course: tenancy.courseGrants,
  assessment: tenancy.assessmentGrants,
  OfflineTrainingPlan: tenancy.offlinePlanGrants,
  trainingPlanTemplate: tenancy.planTemplateGrants,
  trainingPlanV2: tenancy.classPlanGrants,
};
const centersOf = {
  course: tenancy.courseTenants,
  assessment: tenancy.assessmentTenants,
  OfflineTrainingPlan: tenancy.offlinePlanTenants,
  trainingPlanTemplate: tenancy.planTemplateTenants,
  trainingPlanV2: tenancy.classPlanTenants,
};
const setCentersOf = {
  course: tenancy.setCourseTenants,
  assessment: tenancy.setAssessmentTenants,
  OfflineTrainingPlan: tenancy.setOfflinePlanTenants,
  trainingPlanTemplate: tenancy.setPlanTemplateTenants,
  trainingPlanV2: tenancy.setClassPlanTenants,
};
const changeOf = {
  course: tenancy.grantCourses,
  assessment: tenancy.batchGrantAssessments,
  OfflineTrainingPlan: tenancy.batchGrantOfflinePlans,
  trainingPlanTemplate: tenancy.grantPlanTemplates,
  trainingPlanV2: tenancy.grantClassPlans,
};

/** As many as a call names at once. */
const most = 1000;

/** One page of the library of a kind, with how many centers have each item. */
export function useLibraryGrants(kind: GrantKind, { filter, ...page }: LibraryGrantSearch) {
  const input = { ...pageInput(page), filter };
  return useQuery(countsOf[kind].queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** All of a kind that a form offers. */
export const useWholeLibrary = (kind: GrantKind) => useQuery(countsOf[kind].queryOptions({ input: { maxResultCount: most }, ...quiet }));

/** The centers that have an item. */
export const useCentersOf = (kind: GrantKind, itemId: string) =>
  useQuery(centersOf[kind].queryOptions({ input: { itemId, maxResultCount: most }, staleTime: 0, ...quiet }));

/** Grants an item to exactly some centers, or gives and withdraws several at several. The forms show their failures. */
export function useChangeGrants(kind: GrantKind) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: tenancy.key() });
  return {
    setCenters: useMutation(setCentersOf[kind].mutationOptions({ onSuccess, ...quiet })),
    change: useMutation(changeOf[kind].mutationOptions({ onSuccess, ...quiet })),
  };
}
