import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

/** Takes back what was said of something that waits. */
export function useUndoNeed() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.scheduling.today.key() });
  return useMutation(api.needs.undo.mutationOptions({ onSettled }));
}

export const useColleagues = (key: string) => useQuery(api.needs.colleagues.queryOptions({ input: { key } }));

/** Says what becomes of something that waits. The dialog shows its failures. */
export function useChangeNeed() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.scheduling.today.key() });
  const quiet = { onSettled, meta: { quiet: true } };
  return {
    done: useMutation(api.needs.done.mutationOptions(quiet)),
    snooze: useMutation(api.needs.snooze.mutationOptions(quiet)),
    handOver: useMutation(api.needs.handOver.mutationOptions(quiet)),
  };
}
