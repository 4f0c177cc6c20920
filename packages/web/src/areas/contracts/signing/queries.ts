import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

function useContractsChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.contracts.key() });
}

/** A link by which a guardian signs. The dialog shows its failures. */
export function useSigningCode() {
  return useMutation(api.contractSignings.code.mutationOptions({ onSuccess: useContractsChanged(), meta: { quiet: true } }));
}

/** The same, mailed. */
export function useMailSigning() {
  return useMutation(api.contractSignings.mail.mutationOptions({ onSuccess: useContractsChanged(), meta: { quiet: true } }));
}

/** The terms that families sign. */
export function useTerms() {
  return useQuery(api.contractTerms.get.queryOptions({ input: {} }));
}

/** Publishes their next version. The form shows its failures. */
export function usePublishTerms() {
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: api.contractTerms.key() });
  return useMutation(api.contractTerms.publish.mutationOptions({ onSettled: changed, meta: { quiet: true } }));
}
