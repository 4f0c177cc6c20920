import { Button, Flex, type TableColumnsType, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { ClearFilters, FilterBar, FilterChoice, FilterText } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import type { ApplicationSearch } from '../searches.ts';
import { ApplicationDrawer } from './application-drawer.tsx';
import { type ApplicationRow, useApplications } from './queries.ts';
import { ResultTag } from './result-tag.tsx';

interface Props {
  search: ApplicationSearch;
  onSearch: (search: ApplicationSearch) => void;
  withCenter?: boolean;
  extra?: ReactNode;
  filters?: ReactNode;
  emptyHint: string;
}

const results = ['UnReviewed', 'Passed', 'NotPassed', 'Cancelled'] as const;

/** Applications, the latest first, with the one that is open beside them. */
export function ApplicationList({ search, onSearch, withCenter = false, extra, filters, emptyHint }: Props) {
  const { t } = useTranslation('certification');
  const list = useApplications(search);
  const show = (change: Partial<ApplicationSearch>) => onSearch({ ...search, page: 1, ...change });
  const isNarrowed = [search.filter, search.auditResult, search.tenantId].some((value) => value !== undefined);
  const clear = () => show({ filter: undefined, auditResult: undefined, tenantId: undefined });
  return (
    <>
      <PageHeader title={t('applications.title')} extra={extra} />
      <FilterBar label={t('filters')} isNarrowed={isNarrowed} onClear={clear}>
        <FilterText isMain label={t('word.nameOrEmail')} value={search.filter} onChange={(filter) => show({ filter })} />
        <FilterChoice
          label={t('applications.result')}
          value={search.auditResult}
          options={results.map((value) => ({ value, label: t(`results.${value}`) }))}
          onChange={(auditResult) => show({ auditResult })}
        />
        {filters}
      </FilterBar>
      <PagedTable
        label={t('applications.title')}
        columns={useColumns(withCenter, (open) => onSearch({ ...search, open }))}
        list={list}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={
          isNarrowed
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('applications.empty'), hint: emptyHint }
        }
        onOpen={({ id }) => onSearch({ ...search, open: id })}
      />
      {search.open && <ApplicationDrawer key={search.open} id={search.open} onClose={() => onSearch({ ...search, open: undefined })} />}
    </>
  );
}

function useColumns(withCenter: boolean, onOpen: (id: string) => void): TableColumnsType<ApplicationRow> {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const center: TableColumnsType<ApplicationRow> = withCenter ? [{ key: 'center', title: t('word.center'), dataIndex: 'tenantName' }] : [];
  return [
    {
      key: 'applicant',
      title: t('applications.applicant'),
      render: (_, { name, email }) => (
        <Flex vertical>
          {name}
          <Typography.Text type="secondary">{email}</Typography.Text>
        </Flex>
      ),
    },
    ...center,
    {
      key: 'work',
      title: t('applications.work'),
      render: (_, { jobTitle, workUnit }) => (
        <Flex vertical>
          {jobTitle}
          <Typography.Text type="secondary">{workUnit}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'module',
      title: t('applications.module'),
      render: (_, { trainingModule }) => trainingModule && <Tag>{trainingModule.displayName}</Tag>,
    },
    { key: 'applied', title: t('applications.applied'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
    { key: 'result', title: t('applications.result'), render: (_, application) => <ResultTag application={application} /> },
    {
      key: 'actions',
      title: t('word.actions'),
      align: 'right',
      render: (_, { id, name }) => (
        <Button
          size="small"
          aria-label={`${t('applications.open')}: ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(id);
          }}
        >
          {t('applications.open')}
        </Button>
      ),
    },
  ];
}
