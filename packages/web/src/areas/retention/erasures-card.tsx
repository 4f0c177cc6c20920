import type { Erasure } from '@trellis/contract/retention/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime, formatDay } from '../../app/format.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { InnerTable } from '../../ui/inner-table.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { pageSize, useErasures } from './queries.ts';

/** What proves each erasure, by rule or by hand: without a word about whom. */
export function ErasuresCard({ backupDays }: { backupDays: number }) {
  const { t } = useTranslation('retention');
  const [page, setPage] = useState(1);
  const list = useErasures(page);
  const columns = useColumns();
  return (
    <TitledCard title={t('proof.title')}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary" style={{ maxWidth: '72ch' }}>
          {t('proof.hint', { count: backupDays })}
        </Typography.Text>
        <div>
          <ExportButton path="/api/business/retention/erasure/excelDownload" query={{}} />
        </div>
        <InnerTable<Erasure> columns={columns} list={list} empty={t('proof.empty')} page={page} pageSize={pageSize} onPage={setPage} />
      </Flex>
    </TitledCard>
  );
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0);

function useColumns(): TableColumnsType<Erasure> {
  const { t } = useTranslation('retention');
  const { zone } = useCurrentUser();
  return [
    { key: 'number', title: t('proof.number'), render: (_, { number }) => number },
    {
      key: 'what',
      title: t('proof.what'),
      render: (_, { part, subjectId }) => (
        <Flex vertical>
          <span>{t(`parts.${part}`)}</span>
          <Typography.Text type="secondary" copyable={{ text: subjectId }}>
            {subjectId.slice(-12)}
          </Typography.Text>
        </Flex>
      ),
    },
    { key: 'when', title: t('proof.when'), render: (_, { erasedAt }) => formatDateTime(erasedAt, zone) },
    {
      key: 'by',
      title: t('proof.by'),
      render: (_, { ruleMonths, byName }) => (ruleMonths === null ? (byName ?? t('proof.nobody')) : t('proof.rule', { count: ruleMonths })),
    },
    {
      key: 'counts',
      title: t('proof.counts'),
      render: (_, { removed, blanked, files }) => t('proof.countsOf', { removed: sumOf(removed), blanked: sumOf(blanked), files }),
    },
    { key: 'backups', title: t('proof.backups'), render: (_, { backupsUntil }) => formatDay(backupsUntil, zone) },
    {
      key: 'hash',
      title: t('proof.hash'),
      render: (_, { hash, isIntact }) => (
        <Flex vertical>
          <Typography.Text type={isIntact ? 'secondary' : 'danger'} copyable={{ text: hash }}>
            {hash.slice(0, 12)}
          </Typography.Text>
          {!isIntact && <Typography.Text type="danger">{t('proof.broken')}</Typography.Text>}
        </Flex>
      ),
    },
  ];
}
