import type { GrantedReport, GrantedSubject } from '@trellis/contract/subject-grants/calls';
import { Alert, Flex, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { InnerTable } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { ForeignReport } from '../assessments/public.ts';
import { useGrantedReports } from './queries.ts';

/** Which reports there are of a child of another centre. Only that centre opens them. */
export function ReportsDrawer({ child, onClose }: { child: GrantedSubject; onClose: () => void }) {
  const { t } = useTranslation(['familyPages', 'assessments']);
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const list = useGrantedReports(child.id);
  const columns: TableColumnsType<GrantedReport> = [
    { title: t('assessments:columns.name'), dataIndex: 'title' },
    { title: t('assessments:columns.type'), render: (_, { assessmentType }) => t(`assessments:type.${assessmentType}`) },
    { title: t('assessments:columns.finished'), render: (_, { finishedAt }) => formatDay(finishedAt, zone) },
    { title: t('assessments:columns.report'), render: () => <ForeignReport /> },
  ];
  return (
    <SideDrawer size="large" title={t('granted.reportsOf', { name: child.name })} onClose={onClose}>
      {list.isError ? (
        <LoadFailed error={list.error} onRetry={list.refetch} />
      ) : (
        <Flex vertical gap="middle">
          <Alert type="info" showIcon title={t('granted.reportsHint', { center: child.centerName })} />
          <InnerTable<GrantedReport>
            columns={columns}
            list={{ ...list, data: list.data && { items: list.data.items, totalCount: list.data.items.length } }}
            empty={t('granted.noReports')}
            page={page}
            pageSize={10}
            onPage={setPage}
          />
        </Flex>
      )}
    </SideDrawer>
  );
}
