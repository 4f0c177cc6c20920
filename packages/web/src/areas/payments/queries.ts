import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@trellis/contract/languages';
import type { ShownOrder } from '@trellis/contract/payments/calls';
import { useCallback } from 'react';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { TrainerOrderSearch } from './searches.ts';

/** How often whoever waits for a payment looks whether it came. */
const lookAgain = 3000;

/** An order by its code, looked at again while it waits for its payment. */
export function useOrder(code: string, language: Language, isCut = false) {
  const query = useQuery(
    api.payments.byCode.queryOptions({
      input: { code, language },
      enabled: !isCut,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.status === 'NotPay' ? lookAgain : false),
      ...quiet,
    }),
  );
  return { ...query, data: query.data as ShownOrder | undefined } as typeof query & { data: ShownOrder | undefined };
}

/** Paying an order. What fails is told where it was asked for. */
export function usePaying() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.payments.byCode.key() });
  return {
    pay: useMutation(api.payments.payOrder.mutationOptions({ ...quiet })),
    confirm: useMutation(api.payments.confirm.mutationOptions({ onSettled, ...quiet })),
    refresh: useMutation(api.payments.refresh.mutationOptions({ onSettled, ...quiet })),
  };
}

/** One page of what trainers ordered. */
export function useTrainerOrders({ page, size, ...filter }: TrainerOrderSearch) {
  const input = { ...filter, ...pageInput({ page, size }) };
  return useQuery(api.trainerOrders.list.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** Asks for the lists of orders anew. */
export function useOrdersAnew() {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: api.trainerOrders.list.key() }), [client]);
}

/** What Finance does with orders. Forms show their own failures. */
export function useOrderChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.trainerOrders.list.key() });
  return {
    transfer: useMutation(api.trainerOrders.recordTransfer.mutationOptions({ onSettled, ...quiet })),
    refund: useMutation(api.trainerOrders.refund.mutationOptions({ onSettled, ...quiet })),
    close: useMutation(api.trainerOrders.close.mutationOptions({ onSettled })),
  };
}
