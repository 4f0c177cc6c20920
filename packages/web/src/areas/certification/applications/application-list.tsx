import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { Status } from '../../../ui/status.tsx';
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
  const open = (id: string | undefined) => onSearch({ ...search, open: id });
  return (
    <>
      <ListPage
        title={t('applications.title')}
        extra={extra}
        search={search}
        onSearch={onSearch}
        opened="open"
        searchedBy={{ label: t('word.nameOrEmail') }}
        filters={
          <>
            <FilterChoice
              label={t('applications.result')}
              value={search.auditResult}
              options={results.map((value) => ({ value, label: t(`results.${value}`) }))}
              onChange={(auditResult) => onSearch({ ...search, page: 1, auditResult })}
            />
            {filters}
          </>
        }
        list={useApplications(search)}
        columns={useColumns(withCenter, open)}
        empty={{ title: t('applications.empty'), hint: emptyHint }}
        onOpen={({ id }) => open(id)}
      />
      {search.open && <ApplicationDrawer key={search.open} id={search.open} onClose={() => open(undefined)} />}
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
      render: (_, { trainingModule }) => trainingModule && <Status>{trainingModule.displayName}</Status>,
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
