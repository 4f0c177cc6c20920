import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type ContractListSearch, listInput } from './list-search.ts';

/** A child's contracts, newest first. */
export function useContracts(userId: string) {
  return useQuery(api.contracts.list.queryOptions({ input: { userId, maxResultCount: 1000 }, enabled: userId !== '' }));
}

/** One page of the centre's contracts, the page before staying visible while it loads. */
export function useContractPage(search: ContractListSearch) {
  return useQuery(api.contracts.userList.queryOptions({ input: listInput(search), placeholderData: keepPreviousData }));
}

/** One contract with its reasons and files; its stamp must be the latest when it is opened. */
export function useContract(id: string) {
  return useQuery(api.contracts.get.queryOptions({ input: { id }, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false }));
}

/** What a child's contracts add up to. */
export function useFigures(userId: string) {
  return useQuery(api.contracts.keyIndicators.queryOptions({ input: { userId }, enabled: userId !== '' }));
}

/** The reasons that the form offers, by question. */
export function useReasonQuestions() {
  return useQuery(api.contracts.reasonQuestion.queryOptions({ input: {}, staleTime: 60_000 }));
}

/** Payments and refunds of a contract. */
export function usePayments(userContractId: string) {
  return useQuery(api.contracts.payments.queryOptions({ input: { userContractId } }));
}

/** What a contract changes elsewhere: the child's credits, lists, gates and the day. */
function useContractChanged() {
  const queryClient = useQueryClient();
  const changed = [api.contracts.key(), api.credits.key(), api.subjects.key(), api.offlinePlans.key(), api.scheduling.key()];
  return () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Signs a contract. The form shows its failures. */
export function useAddContract() {
  return useMutation(api.contracts.add.mutationOptions({ onSuccess: useContractChanged(), meta: { quiet: true } }));
}

/** Changes a contract. The form shows its failures. */
export function useUpdateContract() {
  return useMutation(api.contracts.update.mutationOptions({ onSuccess: useContractChanged(), meta: { quiet: true } }));
}

/** Stops a contract, or enables it again; whatever happened, the lists show how it is. */
export function useStopContract() {
  return useMutation(api.contracts.stop.mutationOptions({ onSettled: useContractChanged() }));
}

export function useEnableContract() {
  return useMutation(api.contracts.reEnable.mutationOptions({ onSettled: useContractChanged() }));
}

/** Records a payment or a refund. The form shows its failures. */
export function useAddPayment() {
  return useMutation(api.contracts.addPayment.mutationOptions({ onSuccess: useContractChanged(), meta: { quiet: true } }));
}

/** Voids a payment or a refund. The dialog shows its failures. */
export function useVoidPayment() {
  return useMutation(api.contracts.voidPayment.mutationOptions({ onSuccess: useContractChanged(), meta: { quiet: true } }));
}

/** Corrects a payment or a refund. The form shows its failures. */
export function useEditPayment() {
  return useMutation(api.contracts.editPayment.mutationOptions({ onSuccess: useContractChanged(), meta: { quiet: true } }));
}
