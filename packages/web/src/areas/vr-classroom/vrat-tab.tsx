import { PlusOutlined } from '@ant-design/icons';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button, Flex, type TableColumnsType } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import type { PageSearch } from '../../ui/list-search.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useCases, useTests } from './queries.ts';
import { TestActions } from './test-actions.tsx';
import { codeColumn, sharedColumns } from './test-columns.tsx';

const AddTestDialog = lazy(() => import('./add-test-dialog.tsx').then((module) => ({ default: module.AddTestDialog })));

const DoseCard = lazy(() => import('./dose-card.tsx').then((module) => ({ default: module.DoseCard })));

const first: PageSearch = { page: 1, size: 10 };

/** The tests of a child of the reader's centre, and the next one. */
export function VratTab({ subject }: { subject: Pick<SubjectInfo, 'id' | 'name' | 'isErased' | 'tag'> }) {
  const { t } = useTranslation(['vrClassroom', 'subjects']);
  const { zone, can } = useCurrentUser();
  const [search, setSearch] = useState(first);
  const [isAdding, setAdding] = useState(false);
  const mayTest = can('RocketSystem.Vrat.Write') && !isClosed(subject);
  const columns: TableColumnsType<TestRequest> = [
    codeColumn(t, zone),
    ...sharedColumns(t, zone),
    { key: 'actions', title: t('word.actions'), render: (_, test) => <TestActions test={test} /> },
  ];
  return (
    <Flex vertical gap="middle">
      {mayTest && (
        <div>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('subjects:actions.addTest')}
          </Button>
        </div>
      )}
      <TestsOfChild columns={columns} list={useTests({ ...search, subjectId: subject.id })} search={search} onSearch={setSearch} />
      <Suspense>
        <DoseCard subjectId={subject.id} />
      </Suspense>
      <Suspense>{isAdding && <AddTestDialog subject={subject} onClose={() => setAdding(false)} />}</Suspense>
    </Flex>
  );
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
