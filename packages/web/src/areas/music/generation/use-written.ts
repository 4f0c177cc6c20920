import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

/** After music was chosen for a child: its plans and their sessions play it. */
export function useWritten(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: api.musicGeneration.key() }),
      client.invalidateQueries({ queryKey: api.musicRecords.key() }),
      client.invalidateQueries({ queryKey: api.offlinePlans.key() }),
    ]);
  };
}
