import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

export const useSecondFactor = () => useQuery(api.secondFactor.view.queryOptions({ input: {} }));

/** The steps of turning it on and off. Each dialog shows its own failures. */
export function useSecondFactorChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.secondFactor.key() });
  return {
    begin: useMutation(api.secondFactor.begin.mutationOptions(quiet)),
    confirm: useMutation(api.secondFactor.confirm.mutationOptions({ onSuccess, ...quiet })),
    renewRecoveryCodes: useMutation(api.secondFactor.renewRecoveryCodes.mutationOptions({ onSuccess, ...quiet })),
    beginPasskey: useMutation(api.secondFactor.beginPasskey.mutationOptions(quiet)),
    addPasskey: useMutation(api.secondFactor.addPasskey.mutationOptions({ onSuccess, ...quiet })),
    removePasskey: useMutation(api.secondFactor.removePasskey.mutationOptions({ onSuccess })),
    turnOff: useMutation(api.secondFactor.turnOff.mutationOptions({ onSuccess, ...quiet })),
  };
}
