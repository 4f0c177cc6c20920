import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResourceKind, TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

/** A centre's contracts with the platform. */
export function useTenantContracts(tenantId: string) {
  return useQuery(api.tenantContracts.list.queryOptions({ input: { tenantId, maxResultCount: 100 }, placeholderData: keepPreviousData }));
}

/** One contract with its resources and recharges. */
export function useTenantContract(id: string) {
  return useQuery(api.tenantContracts.get.queryOptions({ input: { id } }));
}

/** What any change of a contract changes elsewhere. */
function useChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [api.tenantContracts.key(), api.hfsOrders.key(), api.testResources.key()].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** Everything that is done with a contract; forms show their failures themselves. */
export function useContractChanges() {
  const onSuccess = useChanged();
  const options = { ...quiet, onSuccess };
  return {
    create: useMutation(api.tenantContracts.create.mutationOptions(options)),
    update: useMutation(api.tenantContracts.update.mutationOptions(options)),
    remove: useMutation(api.tenantContracts.remove.mutationOptions({ onSuccess })),
    stop: useMutation(api.tenantContracts.stop.mutationOptions({ onSuccess })),
    enable: useMutation(api.tenantContracts.enable.mutationOptions({ onSuccess })),
    recharge: useMutation(api.tenantContracts.recharge.mutationOptions(options)),
    editRecharge: useMutation(api.tenantContracts.editRecharge.mutationOptions(options)),
    editResource: useMutation(api.tenantContracts.editResource.mutationOptions(options)),
    forbid: useMutation(api.testResources.forbid.mutationOptions({ onSuccess })),
    removeResource: useMutation(api.tenantContracts.removeResource.mutationOptions({ onSuccess })),
  };
}

/** Adds a resource: each kind has a call of its own. */
export function useAddResource(kind: ResourceKind) {
  const options = { ...quiet, onSuccess: useChanged() };
  const adding = {
    assessment: useMutation(api.tenantContracts.addAssessment.mutationOptions(options)),
    course: useMutation(api.tenantContracts.addCourse.mutationOptions(options)),
    plan: useMutation(api.tenantContracts.addPlan.mutationOptions(options)),
    planV2: useMutation(api.tenantContracts.addPlanV2.mutationOptions(options)),
  };
  return adding[kind];
}

const preparing = {
  assessment: api.tenantContracts.prepareAssessment,
  course: api.tenantContracts.prepareCourse,
  plan: api.tenantContracts.preparePlan,
  planV2: api.tenantContracts.preparePlanV2,
};

/** What may still be added to a contract of a kind. */
export function useResourceChoices(contract: TenantContractDetail, kind: ResourceKind) {
  return useQuery(preparing[kind].queryOptions({ input: { tenantContractId: contract.id } }));
}
