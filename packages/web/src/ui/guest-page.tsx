import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OpenedPage } from './opened-page.tsx';

interface Props<T extends { centerName: string; logo: string | null }> {
  /** What stands behind the #; empty where the link was cut off. */
  token: string;
  /** What the link opens. */
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** For what is read on a desk and on paper too. */
  isWide?: boolean;
  children: (opened: T) => ReactNode;
}

/** The page that a guest's link opens. */
export function GuestPage<T extends { centerName: string; logo: string | null }>({ token, ...page }: Props<T>) {
  return <OpenedPage {...page} isCut={token === ''} whose={({ centerName, logo }) => ({ name: centerName, logo })} />;
}
