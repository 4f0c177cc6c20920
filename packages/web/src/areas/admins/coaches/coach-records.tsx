import type { CoachConfigRecord } from '@trellis/contract/admins/coaches/calls';
import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { type Page, readPlainPage } from '../searches.ts';
import { useCoachRecords } from './queries.ts';

/** Who changed how often a coach may train. */
export function CoachRecords() {
  const { t } = useTranslation('admins');
  const { zone } = useCurrentUser();
  const [page, setPage] = useState<Page>(() => readPlainPage({}));
  const times = (count: number | null) => count ?? t('coaches.none');
  return (
    <section style={{ marginBlockStart: 'var(--space-8)' }}>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
        {t('coaches.records')}
      </Typography.Title>
      <PagedTable<CoachConfigRecord>
        label={t('coaches.records')}
        columns={[
          { key: 'when', title: t('coaches.when'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
          { key: 'coach', title: t('word.coach'), render: (_, { name }) => name ?? t('coaches.formerly') },
          { key: 'change', title: t('coaches.change'), render: (_, { before, after }) => `${times(before)} → ${times(after)}` },
          { key: 'remark', title: t('word.reason'), render: (_, { remark }) => remark ?? t('word.nothing') },
          { key: 'by', title: t('coaches.by'), render: (_, { changedBy }) => changedBy ?? t('coaches.formerly') },
        ]}
        list={useCoachRecords(page)}
        search={page}
        onSearch={({ page: current, size }) => setPage({ page: current, size })}
        empty={{ title: t('coaches.recordsEmpty'), hint: t('coaches.recordsHint') }}
      />
    </section>
  );
}
