import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDrawerDateTime } from '../../app/format.ts';
import { InnerTable } from '../../ui/inner-table.tsx';
import { useFactColumns } from './assessment-columns.tsx';
import { ForeignReport } from './foreign-report.tsx';
import { useAssessmentsOfChild } from './queries.ts';

const pageSize = 10;

/** The assessments of a child of any centre, to read: a report is opened at the centre that made it. */
export function AssessmentsOfChild({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('assessments');
  const [page, setPage] = useState(1);
  const list = useAssessmentsOfChild({ subjectId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize });
  const columns: TableColumnsType<UserAssessment> = [
    ...useFactColumns(formatDrawerDateTime),
    { key: 'report', title: t('columns.report'), render: (_, { status }) => status === 'ReportedReady' && <ForeignReport /> },
  ];
  return (
    <InnerTable<UserAssessment> columns={columns} list={list} empty={t('emptyTitle')} page={page} pageSize={pageSize} onPage={setPage} />
  );
}
