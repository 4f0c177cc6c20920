import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isMeant } from '../../ui/child-search.ts';
import { api } from '../api.ts';
import { useCurrentUser } from '../current-user.ts';
import type { Command } from './commands.ts';

const most = 6;
const pause = 150;

/** Children whose name or clinic number holds what was typed; those of a center that were opened last, where nothing was. */
export function useFoundChildren(typed: string): { children: Command[]; isSearching: boolean } {
  const { type, can } = useCurrentUser();
  const ofCenter = type === 'Center' && can('PFE.UserManagement.Subject');
  const ofAll = type === 'Management' && can('PFE.UserManagement.SubjectList') && can('Menu.User.SubjectList');
  const [filter, setFilter] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setFilter(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const input = { filter, maxResultCount: most };
  const isAsked = filter !== '';
  // another child may have been opened since it was asked last
  const recent = useQuery(
    api.subjects.recentList.queryOptions({ input: { maxResultCount: most }, enabled: ofCenter && !isAsked, staleTime: 0 }),
  );
  const found = useQuery(
    api.subjects.filterSubject.queryOptions({ input, enabled: ofCenter && isAsked, placeholderData: keepPreviousData }),
  );
  const foundOfAll = useQuery(api.admins.childList.queryOptions({ input, enabled: ofAll && isAsked, placeholderData: keepPreviousData }));
  const asks = ofCenter ? found : foundOfAll;
  // until the answer to it is here, those found before stay only where they hold what is typed by now: Enter never opens another child
  const isFormer = typed !== filter || asks.isPlaceholderData;
  const stays = (child: { name: string; outpatientNumber: string | null }) => !isFormer || isMeant(typed, child);
  const items = (typed === '' ? recent : found).data?.items.filter(stays) ?? [];
  const itemsOfAll = (typed === '' ? undefined : foundOfAll.data?.items.filter(stays)) ?? [];
  const children = [
    ...items.map(({ id, name, outpatientNumber }): Command => {
      return { key: id, text: name, beside: outpatientNumber ?? undefined, to: '/system/center/detail/subjectDetail', search: { id } };
    }),
    ...itemsOfAll.map(({ id, name, tenantName }): Command => {
      return { key: id, text: name, beside: tenantName, to: '/system/manage/menu/user/subjectList', search: { child: id } };
    }),
  ];
  return { children, isSearching: (ofCenter || ofAll) && typed !== '' && (typed !== filter || asks.isFetching) };
}
