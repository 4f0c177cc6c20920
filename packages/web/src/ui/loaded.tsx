import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from './failure-of.ts';
import { LoadFailed } from './load-failed.tsx';

interface Props<T> {
  query: { data?: T | undefined; error: Error | null; refetch: () => unknown };
  /** Lines that stand for it while it is on its way. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** What a query brings: why it failed, or that it is on its way, until it is there. */
export function Loaded<T>({ query, rows, children }: Props<T>) {
  const { data, refetch } = query;
  const failure = failureOf(query);
  if (failure) return <LoadFailed error={failure} onRetry={refetch} />;
  if (data === undefined) return <Skeleton active paragraph={rows === undefined ? true : { rows }} />;
  return children(data);
}
