import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

export const handOverOptions = (input: { coachUserId: string; tenantId?: string; toUserId?: string; subjectIds?: string[] }) =>
  api.handOver.preview.queryOptions({ input, staleTime: 0, ...quiet });

/** What somebody has ahead as a coach, and with whom it would clash. */
export function useHandOver(input: Parameters<typeof handOverOptions>[0], enabled = true) {
  return useQuery({ ...handOverOptions(input), enabled });
}

/** What moves a coach's work to another one, or puts them out. The dialogs show their failures. */
export function useHandOverChanges() {
  const queryClient = useQueryClient();
  const changed = [api.users, api.handOver, api.subjects, api.scheduling, api.offlinePlans, api.groups, api.admins];
  const onSuccess = () => Promise.all(changed.map((of) => queryClient.invalidateQueries({ queryKey: of.key() })));
  return {
    handOver: useMutation(api.handOver.handOver.mutationOptions({ onSuccess, ...quiet })),
    freeze: useMutation(api.users.freezeUser.mutationOptions({ onSuccess, ...quiet })),
    remove: useMutation(api.users.deleteByTenant.mutationOptions({ onSuccess, ...quiet })),
  };
}
