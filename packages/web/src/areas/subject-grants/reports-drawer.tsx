import type { GrantedReport, GrantedSubject } from '@trellis/contract/subject-grants/calls';
import { Alert, Drawer, Empty, Flex, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { letFocusIn } from '../../ui/let-focus-in.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ForeignReport } from '../assessments/foreign-report.tsx';
import { useGrantedReports } from './queries.ts';

/** Which reports there are of a child of another centre. Only that centre opens them. */
export function ReportsDrawer({ child, onClose }: { child: GrantedSubject; onClose: () => void }) {
  const { t } = useTranslation(['familyPages', 'assessments']);
  const { zone } = useCurrentUser();
  const [isOpen, setOpen] = useState(true);
  const list = useGrantedReports(child.id);
  const columns: TableColumnsType<GrantedReport> = [
    { title: t('assessments:columns.name'), dataIndex: 'title' },
    { title: t('assessments:columns.type'), render: (_, { assessmentType }) => t(`assessments:type.${assessmentType}`) },
    { title: t('assessments:columns.finished'), render: (_, { finishedAt }) => formatDay(finishedAt, zone) },
    { title: t('assessments:columns.report'), render: () => <ForeignReport /> },
  ];
  return (
    <Drawer
      open={isOpen}
      size="large"
      title={t('granted.reportsOf', { name: child.name })}
      onClose={() => setOpen(false)}
      afterOpenChange={(open) => !open && onClose()}
    >
      {list.isError ? (
        <LoadFailed error={list.error} onRetry={list.refetch} />
      ) : (
        <Flex vertical gap="middle">
          <Alert type="info" showIcon title={t('granted.reportsHint', { center: child.centerName })} />
          <Table<GrantedReport>
            ref={letFocusIn}
            rowKey="id"
            size="small"
            loading={list.isPending}
            columns={columns}
            dataSource={list.data?.items}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('granted.noReports')} /> }}
            scroll={{ x: 'max-content' }}
            pagination={{ pageSize: 10, showSizeChanger: false, hideOnSinglePage: true }}
          />
        </Flex>
      )}
    </Drawer>
  );
}
