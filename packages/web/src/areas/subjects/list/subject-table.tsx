import { useNavigate } from '@tanstack/react-router';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ClearFilters } from '../../../ui/filter-bar.tsx';
import { isNarrowed, type PageSearch } from '../../../ui/list-search.ts';
import { type PagedList, PagedTable } from '../../../ui/paged-table.tsx';
import type { SubjectListSearch } from './list-search.ts';
import { subjectColumns } from './subject-columns.tsx';

interface Props {
  search: SubjectListSearch;
  list: PagedList<SubjectListItem>;
  onSearch: (change: PageSearch) => void;
  onClear: () => void;
  onAdd?: () => void;
}

/** The rows of the children's list; a row opens the child. */
export function SubjectTable({ search, list, onSearch, onClear, onAdd }: Props) {
  const { t } = useTranslation('subjects');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const noMatch = {
    title: t('noMatchTitle'),
    hint: t('noMatchHint'),
    action: <ClearFilters onClear={onClear} />,
  };
  const noChildren = { title: t('emptyTitle'), hint: t('emptyHint'), action: onAdd && <Button onClick={onAdd}>{t('add')}</Button> };
  return (
    <PagedTable<SubjectListItem>
      label={t('word.children')}
      columns={subjectColumns(t, user.zone, user.can('PFE.UserManagement.CheckIn'))}
      list={list}
      search={search}
      onSearch={onSearch}
      empty={isNarrowed(search) ? noMatch : noChildren}
      onOpen={({ id }) => void navigate({ to: '/system/center/detail/subjectDetail', search: { id } })}
    />
  );
}
