import type { FeedbackRecord } from '@trellis/contract/offline-plans/record-calls';
import { Card, Empty, Flex, Pagination, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { recordPageSize } from './queries.ts';

interface Props {
  records: {
    data?: { items: readonly (FeedbackRecord & { subjectName?: string | null })[]; totalCount: number } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  empty: string;
  page: number;
  onPage: (page: number) => void;
}

/** A page of what was said about sessions, a card each. */
export function FeedbackCards({ records: { data, error, refetch }, empty, page, onPage }: Props) {
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const { items, totalCount } = data;
  if (totalCount === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />;
  return (
    <Flex vertical gap="middle">
      {items.map((record) => (
        <RecordCard key={record.id} record={record} />
      ))}
      {totalCount > recordPageSize && (
        <Pagination align="end" current={page} pageSize={recordPageSize} total={totalCount} showSizeChanger={false} onChange={onPage} />
      )}
    </Flex>
  );
}

function RecordCard({ record }: { record: FeedbackRecord & { subjectName?: string | null } }) {
  const { t } = useTranslation('familyPages');
  const { zone } = useCurrentUser();
  const name = record.author ?? t('records.forgotten');
  const author = record.relation ? t('records.byGuardian', { name, relation: record.relation }) : name;
  return (
    <Card
      size="small"
      title={[t('records.session', { num: record.num }), record.subjectName].filter(Boolean).join(' · ')}
      extra={`${author} · ${formatDrawerDateTime(record.time, zone)}`}
    >
      {record.forms.map((form, index) => (
        <section key={`${form.title} ${index}`}>
          <Typography.Title level={2} style={{ fontSize: 'var(--text-body)' }}>
            {form.title}
          </Typography.Title>
          <FeedbackAnswers properties={form.feedbackProperties} feedbacks={form.feedbacks} />
        </section>
      ))}
    </Card>
  );
}
