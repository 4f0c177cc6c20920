import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { useCurrentUser } from '../current-user.ts';
import type { Command } from './commands.ts';

const most = 6;
const pause = 150;

/** Children whose name or clinic number holds what was typed; those opened last, where nothing was. */
export function useFoundChildren(typed: string): { children: Command[]; isSearching: boolean } {
  const { type, can } = useCurrentUser();
  const maySee = type === 'Center' && can('PFE.UserManagement.Subject');
  const [filter, setFilter] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setFilter(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  // another child may have been opened since it was asked last
  const recent = useQuery(
    api.subjects.recentList.queryOptions({ input: { maxResultCount: most }, enabled: maySee && filter === '', staleTime: 0 }),
  );
  const found = useQuery(
    api.subjects.filterSubject.queryOptions({
      input: { filter, maxResultCount: most },
      enabled: maySee && filter !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const items = (typed === '' ? recent : found).data?.items ?? [];
  const children = items.map(({ id, name, outpatientNumber }): Command => {
    return { key: id, text: name, beside: outpatientNumber ?? undefined, to: '/system/center/detail/subjectDetail', search: { id } };
  });
  return { children, isSearching: maySee && typed !== '' && (typed !== filter || found.isFetching) };
}
