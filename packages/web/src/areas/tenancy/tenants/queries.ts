import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import type { TenantType } from '@trellis/contract/tenancy/schemas';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { OwnCenterSearch, TenantListSearch } from './list-search.ts';

/** One page of the tenants of a type. */
export function useTenants(
  type: TenantType,
  { filter, state, ...page }: TenantListSearch,
  of?: { enterpriseId?: string; areaId?: string },
) {
  return useQuery(
    api.tenancy.list.queryOptions({
      input: { type, filter, state, ...of, ...pageInput(page) },
      placeholderData: keepPreviousData,
      ...quiet,
    }),
  );
}

/** One page of the reader's own centres. */
export function useOwnCenters({ filter, center, ...page }: OwnCenterSearch) {
  return useQuery(
    api.tenancy.list.queryOptions({ input: { filter, centerId: center, ...pageInput(page) }, placeholderData: keepPreviousData, ...quiet }),
  );
}

/** One tenant; one that is not there is an answer of the page, not a toast. */
export function useTenant(id: string) {
  return useQuery(api.tenancy.get.queryOptions({ input: { id }, enabled: id !== '', retry: false, ...quiet }));
}

/** A tenant as its form begins, with what it may be tied to. */
export function useTenantForm(id: string | null) {
  // a form begins with what stands there now, not with what was seen before
  return useQuery(api.tenancy.prepareForEdit.queryOptions({ input: { id }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, ...quiet }));
}

/** Centres in force by a part of their name. */
export function useFoundCenters(filter: string) {
  return useQuery(
    api.tenancy.find.queryOptions({ input: { type: 'Center', filter: filter || undefined }, placeholderData: keepPreviousData }),
  );
}

/** What a change of a tenant changes elsewhere: its lists and page, and who the reader is. */
function useTenancyChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.tenancy.key() }),
      queryClient.invalidateQueries({ queryKey: api.account.info.key() }),
    ]);
}

/** Adds and changes tenants. The form shows its failures. */
export function useSaveTenant() {
  const onSuccess = useTenancyChanged();
  const create = useMutation(api.tenancy.create.mutationOptions({ onSuccess, ...quiet }));
  const update = useMutation(api.tenancy.update.mutationOptions({ onSuccess, ...quiet }));
  return { create, update };
}

/** Saves one part of a tenant at once; a failure is told, and what stands there is shown again. */
export const useChangeTenant = () => useMutation(api.tenancy.update.mutationOptions({ onSettled: useTenancyChanged() }));

/** Deletes a tenant; whoever looks at it leaves before what is shown is asked for again. */
export function useRemoveTenant() {
  const changed = useTenancyChanged();
  const remove = useMutation(api.tenancy.remove.mutationOptions());
  return async (id: string, leave: () => Promise<void>) => {
    await remove.mutateAsync({ id });
    await leave();
    await changed();
  };
}

export const useSendInvitation = () => useMutation(api.tenancy.sendEmailToTenant.mutationOptions({ onSuccess: useTenancyChanged() }));

/** Changes the contact e-mail. The form shows its failures. */
export const useChangeEmail = () =>
  useMutation(api.tenancy.changeTenantEmail.mutationOptions({ onSuccess: useTenancyChanged(), ...quiet }));

/** Both reminder amounts of a centre. */
export function useReminders() {
  const onSuccess = useTenancyChanged();
  return {
    vrat: useMutation(api.tenancy.vratReminderAmount.mutationOptions({ onSuccess, ...quiet })),
    hfs: useMutation(api.tenancy.hfsReminderAmount.mutationOptions({ onSuccess, ...quiet })),
  };
}

const grantsOf = {
  course: api.tenancy.coursesOfTenant,
  assessment: api.tenancy.assessmentsOfTenant,
  OfflineTrainingPlan: api.tenancy.offlinePlansOfTenant,
  trainingPlanTemplate: api.tenancy.planTemplatesOfTenant,
  trainingPlanV2: api.tenancy.classPlansOfTenant,
};
const setGrantsOf = {
  course: api.tenancy.setCoursesOfTenant,
  assessment: api.tenancy.setAssessmentsOfTenant,
  OfflineTrainingPlan: api.tenancy.setOfflinePlansOfTenant,
  trainingPlanTemplate: api.tenancy.setPlanTemplatesOfTenant,
  trainingPlanV2: api.tenancy.setClassPlansOfTenant,
};

/** The library of a kind, and what of it a centre has. */
export function useGrants(kind: GrantKind, tenantId: string) {
  return useQuery(grantsOf[kind].queryOptions({ input: { tenantId }, ...quiet }));
}

export const useSetGrants = (kind: GrantKind) => useMutation(setGrantsOf[kind].mutationOptions({ onSuccess: useTenancyChanged() }));

/** What the QR code of a tenant leads to. */
export const useQrLink = (tenantId: string) => useQuery(api.tenancy.qRCodeLink.queryOptions({ input: { tenantId }, ...quiet }));

export function useSchoolGrants(schoolId: string) {
  return useQuery(api.tenancy.schoolGrants.queryOptions({ input: { schoolId }, ...quiet }));
}

/** Says which centres offer a school. The form shows its failures. */
export const useGrantSchool = () => useMutation(api.tenancy.grantSchool.mutationOptions({ onSuccess: useTenancyChanged(), ...quiet }));

/** How the reader's centre trains its children. */
export const useUserConfiguration = () => useQuery(api.tenancy.userConfiguration.queryOptions({ input: {}, ...quiet }));

export function useSaveUserConfiguration() {
  const queryClient = useQueryClient();
  const onSuccess = useTenancyChanged();
  return useMutation(
    api.tenancy.saveUserConfiguration.mutationOptions({
      onSuccess: async () => {
        await onSuccess();
        await queryClient.invalidateQueries({ queryKey: api.scheduling.key() });
      },
      ...quiet,
    }),
  );
}
