import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export const statementPageSize = 10;

/** A child's one-to-one classes. */
export function useBalance(userId: string) {
  return useQuery(api.credits.balance.queryOptions({ input: { userId } }));
}

/** One page of the statement, the page before staying visible while it loads. */
export function useStatement(userId: string, page: number) {
  const input = { userId, skipCount: (page - 1) * statementPageSize, maxResultCount: statementPageSize };
  return useQuery(api.credits.records.queryOptions({ input, placeholderData: keepPreviousData }));
}
