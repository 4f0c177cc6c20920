import type { CreditRecord } from '@trellis/contract/credits/schemas';
import { Flex, Skeleton, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { pagesOf } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { type StatementFilter, statementPageSize, useStatement } from './queries.ts';
import { StatementFilters } from './statement-filters.tsx';

/** Every posting of a child's credits, newest first, so that anybody can add it up. */
export function Statement({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('credits');
  const { zone } = useCurrentUser();
  const [filter, setFilter] = useState<StatementFilter>({});
  const [page, setPage] = useState(1);
  const records = useStatement(subjectId, filter, page);
  if (records.isError) return <LoadFailed error={records.error} onRetry={records.refetch} />;
  if (records.isPending) return <Skeleton active />;
  const narrow = (change: StatementFilter) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <section aria-label={t('label')}>
      <Flex gap="middle" wrap justify="space-between" align="center" style={{ marginBlockEnd: 'var(--space-4)' }}>
        <Typography.Title level={2} style={{ fontSize: 'inherit', margin: 0 }}>
          {t('label')}
        </Typography.Title>
        <Flex gap="small" wrap>
          <PdfButton document="creditStatement" id={subjectId} filter={filter} />
          <ExportButton path="/api/rocketAdmin/userCredit/excelDownload" query={{ ...filter, userId: subjectId }} />
        </Flex>
      </Flex>
      <StatementFilters filter={filter} onChange={narrow} />
      <CardTable<CreditRecord>
        label={t('label')}
        columns={statementColumns(t, zone)}
        rows={records.data.items}
        isWaiting={records.isPlaceholderData}
        empty={isNarrowed ? t('noMatch') : { title: t('emptyTitle'), hint: t('emptyHint') }}
        pagination={pagesOf({ page, pageSize: statementPageSize, total: records.data.totalCount, onPage: setPage })}
      />
    </section>
  );
}

function statementColumns(t: TFunction<'credits'>, zone: string): TableColumnsType<CreditRecord> {
  const figures = { align: 'right', onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums' } }) } as const;
  return [
    { key: 'time', title: t('columns.time'), render: (_, row) => formatDateTime(row.creationTime, zone) },
    { key: 'kind', title: t('columns.kind'), render: (_, row) => t(`kind.${row.kind}`) },
    { key: 'commodity', title: t('columns.commodity'), render: (_, row) => row.tagName ?? t(`commodity.${row.commodity}`) },
    { key: 'change', title: t('columns.change'), ...figures, render: (_, row) => changeOf(t, row) },
    { key: 'balance', title: t('columns.balance'), ...figures, dataIndex: 'balance' },
    { key: 'contract', title: t('columns.contract'), render: (_, row) => contractOf(t, row) },
    { key: 'session', title: t('columns.session'), ...figures, render: (_, row) => row.sessionNum ?? t('word.nothing') },
    { key: 'creator', title: t('columns.creator'), dataIndex: 'creator' },
    { key: 'remark', title: t('columns.remark'), dataIndex: 'remark' },
  ];
}

/** The contract by the words and the day of its signing. */
function contractOf(t: TFunction<'credits'>, { contract }: CreditRecord): string {
  return contract ? `${t(`contractType.${contract.contractType}`)} ${formatDate(contract.signTime)}` : t('word.nothing');
}

/** A class that only moves between free and held changes nothing that the child can use. */
function changeOf(t: TFunction<'credits'>, { classHours, times, amount }: CreditRecord): string {
  const change = classHours + times;
  if (change === 0) return t('unchanged', { amount });
  return change > 0 ? `+${change}` : `−${-change}`;
}
