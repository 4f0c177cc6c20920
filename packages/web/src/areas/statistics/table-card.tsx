import type { TableRow } from '@trellis/contract/statistics/schemas';
import type { Table } from '@trellis/contract/statistics/tables';
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/card-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { pagesOf } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { callOf, type Period, useTable } from './queries.ts';
import { useTableColumns } from './table-columns.tsx';

const pageSize = 12;

/** A table beneath the figures of its topic, with its Excel. */
export function TableCard({ table, asked }: { table: Table; asked: Period }) {
  const { t } = useTranslation('statistics');
  const [page, setPage] = useState(1);
  const list = useTable(table, { page, size: pageSize, ...asked, filter: undefined });
  const file = callOf[table];
  return (
    <TitledCard title={t(`table.${table}`)}>
      <Flex vertical gap="small">
        <div>
          <ExportButton path={file.path} {...('method' in file && { method: file.method })} query={{ ...asked }} />
        </div>
        {list.error && <LoadFailed error={list.error} onRetry={list.refetch} />}
        <CardTable<TableRow>
          label={t(`table.${table}`)}
          columns={useTableColumns(table)}
          rows={list.data?.items}
          isWaiting={list.isPlaceholderData}
          empty={t('nothingCounted')}
          pagination={pagesOf({ page, pageSize, total: list.data?.totalCount ?? 0, onPage: setPage })}
        />
      </Flex>
    </TitledCard>
  );
}
