import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryState } from '@trellis/contract/connections/webhooks/calls';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

export const useWebhooks = () => useQuery(api.webhooks.list.queryOptions({ input: {}, ...quiet }));

const soon = 2_000;
export const pageSize = 10;

/** One page of what a webhook was sent; looked at again while something is about to be sent, or is under way. */
export function useDeliveries({ id, page, state }: { id: string; page: number; state: DeliveryState | undefined }) {
  return useQuery(
    api.webhooks.deliveries.queryOptions({
      input: { id, skipCount: (page - 1) * pageSize, maxResultCount: pageSize, state },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ nextAt, ...each }) => each.state === 'sending' || (nextAt && Date.parse(nextAt) < Date.now() + 5 * soon))
          ? soon
          : false,
      ...quiet,
    }),
  );
}

/** What makes and changes webhooks, and sends by them. The form shows its own failures. */
export function useWebhookChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() });
  return {
    create: useMutation(api.webhooks.create.mutationOptions({ onSettled, ...quiet })),
    change: useMutation(api.webhooks.change.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(api.webhooks.remove.mutationOptions({ onSettled })),
    renewSecret: useMutation(api.webhooks.renewSecret.mutationOptions({ onSettled })),
    sendTest: useMutation(api.webhooks.sendTest.mutationOptions({ onSettled })),
    resend: useMutation(api.webhooks.resend.mutationOptions({ onSettled })),
  };
}
