import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import type { PageSearch } from '../../ui/list-search.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useCases, useTests } from './queries.ts';
import { TestActions } from './test-actions.tsx';
import { codeColumn, sharedColumns } from './test-columns.tsx';

const first: PageSearch = { page: 1, size: 10 };

/** The tests of a child of the reader's centre. */
export function VratTab({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const [search, setSearch] = useState(first);
  const columns: TableColumnsType<TestRequest> = [
    codeColumn(t, zone),
    ...sharedColumns(t, zone),
    { key: 'actions', title: t('columns.actions'), render: (_, test) => <TestActions test={test} /> },
  ];
  return <TestsOfChild columns={columns} list={useTests({ ...search, subjectId })} search={search} onSearch={setSearch} />;
}

/** The same for the platform, to read. */
export function CaseTab({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const [search, setSearch] = useState(first);
  return <TestsOfChild columns={sharedColumns(t, zone)} list={useCases({ ...search, subjectId })} search={search} onSearch={setSearch} />;
}

interface Props {
  columns: TableColumnsType<TestRequest>;
  list: ReturnType<typeof useTests>;
  search: PageSearch;
  onSearch: (search: PageSearch) => void;
}

function TestsOfChild({ columns, list, search, onSearch }: Props) {
  const { t } = useTranslation('vrClassroom');
  return (
    <PagedTable<TestRequest>
      label={t('tab.label')}
      columns={columns}
      list={list}
      search={search}
      onSearch={onSearch}
      empty={{ title: t('tab.empty'), hint: t('tab.emptyHint') }}
    />
  );
}
