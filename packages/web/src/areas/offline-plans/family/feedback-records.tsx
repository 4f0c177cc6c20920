import type { FeedbackRecord } from '@trellis/contract/offline-plans/record-calls';
import { Card, Empty, Flex, Pagination, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { type RecordType, recordPageSize, useFeedbackRecords } from './queries.ts';

const emptyTexts = { trainer: 'records.noTrainer', parent: 'records.noParent', app: 'records.noApp' } as const;

/** What coaches or guardians said about the sessions of a plan, the latest session first. */
export function FeedbackRecords({ planId, type }: { planId: string; type: RecordType }) {
  const { t } = useTranslation('familyPages');
  const [page, setPage] = useState(1);
  const records = useFeedbackRecords(planId, type, page);
  if (records.isError) return <LoadFailed error={records.error} onRetry={records.refetch} />;
  if (!records.data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const { items, totalCount } = records.data;
  if (totalCount === 0) {
    const text = t(emptyTexts[type]);
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />;
  }
  return (
    <Flex vertical gap="middle">
      {items.map((record) => (
        <RecordCard key={record.id} record={record} />
      ))}
      {totalCount > recordPageSize && (
        <Pagination align="end" current={page} pageSize={recordPageSize} total={totalCount} showSizeChanger={false} onChange={setPage} />
      )}
    </Flex>
  );
}

function RecordCard({ record }: { record: FeedbackRecord }) {
  const { t } = useTranslation('familyPages');
  const { zone } = useCurrentUser();
  const name = record.author ?? t('records.forgotten');
  const author = record.relation ? t('records.byGuardian', { name, relation: record.relation }) : name;
  return (
    <Card size="small" title={t('records.session', { num: record.num })} extra={`${author} · ${formatDrawerDateTime(record.time, zone)}`}>
      {record.forms.map((form, index) => (
        <section key={`${form.title} ${index}`}>
          <Typography.Title level={3} style={{ fontSize: 'var(--text-body)' }}>
            {form.title}
          </Typography.Title>
          <FeedbackAnswers properties={form.feedbackProperties} feedbacks={form.feedbacks} />
        </section>
      ))}
    </Card>
  );
}
