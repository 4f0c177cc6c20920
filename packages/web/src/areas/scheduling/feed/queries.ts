import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

/** Whether somebody has an address for their calendar program. */
export function useFeed() {
  return useQuery(api.calendarFeed.get.queryOptions({ input: {} }));
}

/** Makes one, which is told once, and revokes it. */
export function useChangeFeed() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.calendarFeed.key() });
  return {
    make: useMutation(api.calendarFeed.create.mutationOptions({ onSettled })),
    revoke: useMutation(api.calendarFeed.remove.mutationOptions({ onSettled })),
  };
}
