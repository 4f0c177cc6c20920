import type { ScoreItem } from '@trellis/contract/certification/trainer-schemas';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ShortComment } from '../../../ui/short-comment.tsx';
import { useScores } from './queries.ts';

/** How a trainer's supervision was scored, the latest first. */
export function ScoreTable({ trainerId }: { trainerId: string }) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const { data, error, refetch } = useScores(trainerId);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  return (
    <CardTable<ScoreItem>
      label={t('trainer.scoresTab')}
      rows={data}
      empty={t('scores.empty')}
      columns={[
        { key: 'time', title: t('scores.time'), render: (_, { creationTime }) => formatDrawerDateTime(creationTime, zone) },
        { key: 'type', title: t('word.type'), render: (_, { type }) => t(`scores.types.${type}`) },
        { key: 'module', title: t('scores.module'), dataIndex: 'trainingModule' },
        { key: 'order', title: t('scores.order'), align: 'right', dataIndex: 'order' },
        { key: 'scoring', title: t('scores.scoring'), align: 'right', dataIndex: 'scoring' },
        { key: 'grade', title: t('scores.grade'), dataIndex: 'grade' },
        { key: 'comment', title: t('scores.comment'), render: (_, { comment }) => <ShortComment text={comment} /> },
      ]}
    />
  );
}
