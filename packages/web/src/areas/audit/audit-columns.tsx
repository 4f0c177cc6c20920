import type { AuditEntry } from '@trellis/contract/audit/calls';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { type Meaning, Status } from '../../ui/status.tsx';
import { useAuditNames } from './audit-names.ts';
import { ChangeTable } from './change-table.tsx';

const meanings: Record<AuditEntry['operation'], Meaning> = {
  INSERT: 'good',
  UPDATE: 'neutral',
  DELETE: 'bad',
};

/** The columns of the trail; the platform is told the centre too. */
export function useAuditColumns(isPlatform: boolean, onRow: (rowId: string) => void): TableColumnsType<AuditEntry> {
  const { t } = useTranslation('audit');
  const { zone } = useCurrentUser();
  const { tableName } = useAuditNames();
  const who = ({ personId, personName }: AuditEntry) => personName ?? t(personId ? 'unknownPerson' : 'system');
  const columns: TableColumnsType<AuditEntry> = [
    { key: 'at', title: t('columns.at'), render: (_, { at }) => formatDateTime(at, zone) },
    { key: 'person', title: t('columns.person'), render: (_, entry) => who(entry) },
    { key: 'center', title: t('columns.center'), render: (_, { tenantName }) => tenantName ?? t('platform') },
    {
      key: 'what',
      title: t('columns.what'),
      render: (_, { operation, table, rowId, rowLabel }) => (
        <Flex vertical align="start" className="row-card-whole">
          <Flex gap="small" align="center" wrap>
            <Status meaning={meanings[operation]}>{t(`operation.${operation}`)}</Status>
            {tableName(table)}
          </Flex>
          {rowLabel && <Typography.Text strong>{rowLabel}</Typography.Text>}
          {rowId && (
            <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onRow(rowId)}>
              {t('only')}
            </Button>
          )}
        </Flex>
      ),
    },
    {
      key: 'changes',
      title: t('columns.changes'),
      render: (_, { table, changes, operation }) => <ChangeTable table={table} changes={changes} operation={operation} />,
    },
  ];
  const cells = columns.map((column) => ({ ...column, onCell: () => ({ style: { verticalAlign: 'top' } }) }));
  return isPlatform ? cells : cells.filter(({ key }) => key !== 'center');
}
