import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Levels, useLevels } from './levels.ts';

/** Puts exercises to another level; the dialog shows a failure itself. */
export function useAdjustDifficulty(planId: string) {
  const client = useQueryClient();
  const { adjust, refresh } = useLevels();
  return useMutation({
    mutationFn: (change: Parameters<Levels['adjust']>[1]) => adjust(planId, change),
    onSuccess: () => refresh(client),
    meta: { quiet: true },
  });
}

/** Says anew why a level was changed; the dialog shows a failure itself. */
export function useEditReason() {
  const client = useQueryClient();
  const { editReason, refreshRecords } = useLevels();
  return useMutation({ mutationFn: editReason, onSuccess: () => refreshRecords(client), meta: { quiet: true } });
}
