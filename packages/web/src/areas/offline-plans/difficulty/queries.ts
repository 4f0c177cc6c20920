import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { refreshPlans } from '../queries.ts';

/** Puts exercises to another level; the dialog shows a failure itself. */
export function useAdjustDifficulty() {
  const client = useQueryClient();
  return useMutation(api.planDifficulty.adjust.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
}

/** Says anew why a level was changed; the dialog shows a failure itself. */
export function useEditReason() {
  const client = useQueryClient();
  return useMutation(
    api.planDifficulty.editReason.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => client.invalidateQueries({ queryKey: api.planDifficulty.records.key() }),
    }),
  );
}
