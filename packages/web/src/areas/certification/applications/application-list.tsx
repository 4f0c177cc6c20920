import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choice } from '../../../ui/choice-filters.tsx';
import { useColumns } from '../../../ui/columns.tsx';
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
        filters={filters}
        choices={[choice('auditResult', t('applications.result'), results, (value) => t(`results.${value}`))]}
        list={useApplications(search)}
        columns={useApplicationColumns(withCenter, open)}
        empty={{ title: t('applications.empty'), hint: emptyHint }}
        onOpen={({ id }) => open(id)}
      />
      {search.open && <ApplicationDrawer key={search.open} id={search.open} onClose={() => open(undefined)} />}
    </>
  );
}

function useApplicationColumns(withCenter: boolean, onOpen: (id: string) => void) {
  const { t } = useTranslation('certification');
  const column = useColumns<ApplicationRow>();
  const text = t('applications.open');
  return [
    column.twoLines('applicant', t('applications.applicant'), ({ name, email }) => [name, email]),
    ...(withCenter ? [column.of('center', t('word.center'), ({ tenantName }) => tenantName)] : []),
    column.twoLines('work', t('applications.work'), ({ jobTitle, workUnit }) => [jobTitle, workUnit]),
    column.of('module', t('applications.module'), (row) => row.trainingModule && <Status>{row.trainingModule.displayName}</Status>),
    column.time('applied', t('applications.applied'), ({ creationTime }) => creationTime),
    column.of('result', t('applications.result'), (application) => <ResultTag application={application} />),
    column.action({ text, label: ({ name }) => `${text}: ${name}`, onClick: ({ id }) => onOpen(id) }),
  ];
}
